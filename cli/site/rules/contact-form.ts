import { joinWords } from '../../lib/plural.ts'
import { repeats, fieldAt, isMap, textAt, textsAt, textsBelow } from '../../validate/fields.ts'
import { show, type Breach, type Field } from '../../validate/rule.ts'
import { consentLinks } from '../pages/contact-form.ts'
import {
  formMark,
  isExampleKey,
  isOpenKey,
  receiverNames,
  receiverOf,
  type ReceiverName,
} from '../receivers.ts'
import type { DataRule, DataIndex } from './view.ts'

/** The form on Contact: a message that is lost is a customer who hears nothing. */
export const contactFormRules = [
  {
    id: 'form/key',
    check: (view) => formsOf(view).flatMap(wrongKeys),
  },
  {
    id: 'form/asks',
    check: (view) => formsOf(view).flatMap(({ form }) => wrongAsks(form)),
  },
  {
    id: 'form/fields',
    check: (view) => formsOf(view).flatMap(wrongFields),
  },
  {
    id: 'form/consent',
    check: (view) => formsOf(view).flatMap(({ form }) => wrongConsents(view, form)),
  },
  {
    id: 'form/consent-pages',
    severity: 'warning',
    check: (view) =>
      view.production ? [] : formsOf(view).flatMap(({ form }) => missingPages(view, form)),
  },
  {
    id: 'form/privacy',
    severity: 'warning',
    check: untrueOnPrivacy,
  },
  {
    id: 'form/tried',
    check: (view) => (view.production ? formsOf(view).flatMap((each) => untried(view, each)) : []),
  },
] as const satisfies readonly DataRule[]

interface FormView {
  readonly form: Field
  readonly receiver: ReceiverName
}

/** The form, where its receiver is one that is known; a wrong name has its own finding. */
function formsOf({ files: { site } }: DataIndex): FormView[] {
  const form = fieldAt(site, 'contact', 'form')
  const receiver = receiverNames.find((name) => name === textAt(form, 'receiver'))
  return receiver && isMap(form.value) ? [{ form, receiver }] : []
}

const keyOf = (form: Field) => textAt(form, 'key')?.trim()

function wrongKeys({ form, receiver }: FormView): Breach[] {
  const { title, key: keyForm } = receiverOf(receiver)
  const key = keyOf(form)
  const at = fieldAt(form, 'key')
  if (!keyForm) {
    if (key === undefined) return []
    return [{ at, message: `${title} has no key.`, expected: 'no such line' }]
  }
  if (key === undefined) {
    const message = `${title} takes no message without its key.`
    return [{ at: form, message, expected: `\`key\`: ${keyForm.expected}` }]
  }
  // It has its own finding under --production.
  if (isOpenKey(key)) return []
  const { expected } = keyForm
  if (isExampleKey(key)) {
    return [{ at, message: `${show(key)} is an example of a key: nothing would arrive.`, expected }]
  }
  if (keyForm.pattern.test(key)) return []
  const end = /\/f\/([a-z0-9]+)\/?$/i.exec(key)?.[1]
  const suggestion = end !== undefined && keyForm.pattern.test(end) ? end : undefined
  return [{ at, message: `${show(key)} is not a key of ${title}.`, expected, suggestion }]
}

function wrongAsks(form: Field): Breach[] {
  const asks = textsAt(form, 'asks')
  const twice = repeats(asks, ({ value }) => value).map(({ item }) => ({
    at: item,
    message: `The form would ask for ${show(item.value)} twice.`,
    expected: 'each once',
  }))
  if (twice.length > 0 || asks.length === 0) return twice
  if (asks.some(({ value }) => value === 'phone' || value === 'email')) return []
  const message = 'The form asks neither for a phone number nor for an email address.'
  return [
    {
      at: fieldAt(form, 'asks'),
      message,
      expected: '`phone` or `email` among them: else you cannot answer',
    },
  ]
}

/** What the form sends besides, by the names under which it does. */
const postedNames = ['message', 'text_messages', 'consent_wording']

const namesOfUrl = ['honeypot', 'redirect'] as const

function wrongFields({ form, receiver }: FormView): Breach[] {
  const given = namesOfUrl.flatMap((name) => {
    const at = fieldAt(form, name)
    return typeof at.value === 'string' ? [{ name, at, value: at.value }] : []
  })
  if (receiver !== 'url') {
    return given.map(({ name, at }) => ({
      at,
      message: `${receiverOf(receiver).title} has a \`${name}\` of its own.`,
      expected: 'no such line: it is for `receiver: url`',
    }))
  }
  const taken = new Set([...textsAt(form, 'asks').map(({ value }) => value), ...postedNames])
  return given
    .filter(({ value }) => taken.has(value))
    .map(({ at, value }) => ({
      at,
      message: `${show(value)} is the name of what the form asks.`,
      expected: 'another name, which the receiver knows',
    }))
}

const asksForPhone = (form: Field) => textsAt(form, 'asks').some(({ value }) => value === 'phone')

function wrongConsents(view: DataIndex, form: Field): Breach[] {
  const at = fieldAt(form, 'consent')
  if (at.value !== true) return []
  if (asksForPhone(form)) return view.production ? missingPages(view, form) : []
  const message = 'The box agrees to text messages, but the form asks for no phone number.'
  return [{ at, message, expected: '`phone` in `asks`, or no such line' }]
}

function missingPages(view: DataIndex, form: Field): Breach[] {
  const at = fieldAt(form, 'consent')
  if (at.value !== true || !asksForPhone(form)) return []
  const missing = consentLinks.map(({ to }) => to).filter((to) => !view.routes.has(to))
  if (missing.length === 0 || !view.knowsAllRoutes) return []
  const message = `The words of the box name ${joinWords(missing)}, which ${missing.length === 1 ? 'is no page' : 'are no pages'} of this site.`
  const names = missing.map((path) => path.slice(1)).join(' and ')
  return [
    {
      at,
      message,
      expected: `pages ${names} in data/pages.yaml: \`npx roof-site add-page privacy\` drafts them`,
    },
  ]
}

/** What the form does and a privacy page from before it does not say, or says of a form that has changed. */
function untrueOnPrivacy(view: DataIndex): Breach[] {
  const page = view.ownPages.find(({ name }) => name === 'privacy')
  if (!page) return []
  const texts = textsBelow(page.value).map(({ value }) => value)
  const says = (words: RegExp) => texts.some((text) => words.test(text))
  const [found] = formsOf(view)
  const at = fieldAt(page, 'heading')
  const others = namedReceivers.filter(
    ({ name, title }) => name !== found?.receiver && texts.some((text) => text.includes(title)),
  )
  const otherNames = joinWords(others.map(({ title }) => title))
  if (!found) {
    const isLeft =
      view.isWhole('site') && fieldAt(view.files.site, 'contact', 'form').value === undefined
    if (!isLeft || !(others.length > 0 || says(/\b(?:the|our|this) form\b(?! of\b)/i))) return []
    const message = `The privacy page speaks of ${others.length > 0 ? otherNames : 'a form'}; the site has no form.`
    return [{ at, message, expected: 'no word of it, or the form on Contact' }]
  }
  const { form, receiver } = found
  const asked = new Set(textsAt(form, 'asks').map(({ value }) => value))
  const hasConsent = fieldAt(form, 'consent').value === true
  const own = namedReceivers.find(({ name }) => name === receiver)
  const isNamed = says(/\bform\b/i)
  const facts = [
    { what: 'the form', isDone: true, words: /\bform\b/i },
    ...(own ? [{ what: own.title, isDone: isNamed, words: own.words }] : []),
    {
      what: 'phone numbers',
      isDone: isNamed && asked.has('phone'),
      words: /\bphone numbers?\b|\byour (?:phone|number)\b/i,
    },
    {
      what: 'email addresses',
      isDone: isNamed && asked.has('email'),
      words: /\be-?mail address|\byour e-?mail\b/i,
    },
    { what: 'text messages', isDone: hasConsent, words: /\btext(?:s|ing| messages?)\b/i },
  ]
  const unsaid = facts.flatMap(({ what, isDone, words }) => (isDone && !says(words) ? what : []))
  if (unsaid.length === 0 && others.length === 0) return []
  const message = [
    ...(unsaid.length > 0 ? [`The privacy page says nothing of ${joinWords(unsaid)}.`] : []),
    ...(others.length > 0
      ? [`The privacy page names ${otherNames}, which the form does not send to.`]
      : []),
  ].join(' ')
  const expected = 'a part that says what is asked, who receives it, and how long it is kept'
  return [{ at, message, expected }]
}

/** Receivers with a name that a text can have; its first word is enough, though a host may have it, too. */
const namedReceivers = receiverNames
  .filter((name) => name !== 'url')
  .map((name) => {
    const { title } = receiverOf(name)
    return { name, title, words: new RegExp(String.raw`\b${title.split(' ')[0]}\b`, 'i') }
  })

function untried(view: DataIndex, { form, receiver }: FormView): Breach[] {
  const key = keyOf(form)
  if (key !== undefined && isOpenKey(key)) return []
  const mark = formMark(receiver, key)
  const tried = textAt(form, 'tried', 'with')
  if (tried === mark) return []
  const { first } = receiverOf(receiver)
  const command = `npx roof-site set site.yaml contact.form.tried "{ on: ${view.today}, with: ${mark} }"`
  const message =
    tried === undefined
      ? 'Nobody has tried whether a message through the form arrives.'
      : `The form was tried with ${show(tried)}; now it goes to ${show(mark)}.`
  return [
    {
      at: tried === undefined ? form : fieldAt(form, 'tried', 'with'),
      message,
      expected: `a message to yourself that arrived (${first}); then \`${command}\``,
    },
  ]
}
