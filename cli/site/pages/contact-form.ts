import type * as types from '../../../templates/types.ts'
import { withoutMarks } from '../../reading/marks.ts'
import { isOpenKey, receiverOf } from '../receivers.ts'
import type { ContactFormInput } from '../schema/contact-form.ts'
import type { SiteData } from '../schema/data.ts'
import { thanksPath } from '../page-paths.ts'
import { buildBreadcrumb, buildHead, canonicalUrl } from './head.ts'
import { toLink, toPath, type LinkInput } from './links.ts'

/** The page and the part of it with the form. */
const formPath = '/contact'
const formPart = '#write'

/** Names of fields that differ from what the data calls them: receivers reply to `email`. */
const namesOfFields: Partial<Record<types.Ask, string>> = { words: 'message' }

/** The form on Contact; `undefined` where the data has none. */
export function buildContactForm(
  data: SiteData,
  towns: readonly types.Town[],
): types.ContactForm | undefined {
  const { form } = data.site.contact
  if (!form) return undefined
  const receiver = receiverOf(form.receiver)
  const { key = '' } = form
  // Without its key a form posts to its own page, which no host takes.
  const input = {
    key: isOpenKey(key) ? '' : key,
    thanks: canonicalUrl(data.business.url, thanksPath),
  }
  const { heading, lead, honeypot, redirect } = form
  return {
    heading,
    lead,
    action: receiver.action(input),
    attributes: receiver.attributes ?? {},
    hidden: {
      ...receiver.hidden?.(input),
      ...(redirect !== undefined && { [redirect]: input.thanks }),
      ...(form.consent && { consent_wording: consentWording }),
    },
    honeypot:
      receiver.honeypot ?? (honeypot === undefined ? null : { name: honeypot, type: 'text' }),
    fields: buildFields(form, {
      town: towns.map(({ name }) => name),
      service: data.services.map(({ name }) => name),
    }),
    consent: form.consent ? buildConsent(data) : null,
    hasSubjects: (data.houses.houses ?? []).length > 0,
  }
}

/** Where one writes about something, with its name as the beginning of the message; `null` without a form. */
export function toWriteLink({ site }: SiteData, text: string, about: string): types.Link | null {
  if (!site.contact.form) return null
  return {
    text,
    to: `${formPath}?${new URLSearchParams({ about: withoutMarks(about) })}${formPart}`,
  }
}

function buildFields(
  { asks }: ContactFormInput,
  options: Partial<Record<types.Ask, readonly string[]>>,
): types.FormField[] {
  // Of two ways to answer the first is enough.
  const answered = asks.find((ask) => ask === 'phone' || ask === 'email')
  const required = new Set<types.Ask | undefined>(['name', 'words', answered])
  return asks.map((ask) => ({
    ask,
    name: namesOfFields[ask] ?? ask,
    isRequired: required.has(ask),
    options: options[ask] ?? [],
  }))
}

/** Change it with the words below: it is sent with each message, and tells later what was agreed to. */
const consentWording = '2026-11-28'

/**
 * The words of the box for text messages: who sends what, and what carriers ask for (CTIA Messaging Principles):
 * frequency, rates, STOP and HELP, and that nothing depends on it (47 CFR 64.1200).
 */
function buildConsent(data: SiteData): types.ContactForm['consent'] {
  const { name } = data.business
  const text = [
    `${name} may send me text messages about my request: answers, appointments and reminders.`,
    'How many varies. Message and data rates may apply. Reply STOP to end them, HELP for help.',
    'This is optional, and no condition of buying anything.',
  ].join(' ')
  const slugs = new Set(data.pages.map(({ slug }) => slug))
  const links = consentLinks.filter(({ to }) => slugs.has(to.slice(1)))
  return { text, links }
}

export const consentLinks = [
  { text: 'Privacy', to: '/privacy' },
  { text: 'Terms of text messages', to: '/terms' },
] as const

/** Where a button for a quote leads: to the form, if there is one on the page that it names. */
export function toQuoteLink(data: SiteData, link: LinkInput): types.Link {
  const { redirects } = data.addresses
  const page = redirects.find(({ from }) => from === link.to)?.to ?? link.to
  const isForm = data.site.contact.form !== undefined && page === formPath
  return isForm ? { text: link.text, to: `${toPath(link.to)}${formPart}` as const } : toLink(link)
}

/** `/thanks`; no search engine is told of it. Empty where there is no form. */
export function buildThanksPages(data: SiteData): types.ThanksPage[] {
  const { contact } = data.site
  const { name } = data.business
  const { form } = contact
  if (!form) return []
  const { heading, text } = form.thanks
  const pageTitle = heading
  const metaDescription = text
  return [
    {
      kind: 'thanks',
      path: thanksPath,
      head: buildHead(data, { pageTitle, metaDescription, path: null }),
      breadcrumb: [],
      structuredData: [],
      heading,
      text,
      home: buildBreadcrumb(data, [])[0] ?? { text: name, to: '/' },
    },
  ]
}
