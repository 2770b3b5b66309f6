/** A hidden field of a form: its name and value. */
type HiddenFields = Readonly<Record<string, string>>

/** What a receiver is told of the site: its key, and the absolute URL of the page of thanks. */
interface ReceiverInput {
  readonly key: string
  readonly thanks: string
}

/** A service that takes what visitors write in a form, and passes it on to the owner. */
export interface Receiver {
  readonly title: string
  /** Its documentation, and the day on which it was last read. */
  readonly docs: string
  readonly read: string
  /** The form of its key; `null` where it needs none. */
  readonly key: { readonly pattern: RegExp; readonly expected: string } | null
  /** Where the form posts to: a URL, or a path of the site itself. */
  readonly action: (input: ReceiverInput) => string
  /** Attributes by which the receiver recognizes the form. */
  readonly attributes?: HiddenFields
  readonly hidden?: (input: ReceiverInput) => HiddenFields
  /** A field that a person leaves empty, and a robot fills. */
  readonly honeypot?: { readonly name: string; readonly type: 'text' | 'checkbox' }
  /** The only host that has it. */
  readonly host?: string
  /** What the owner has to do there before a message arrives. */
  readonly first: string
}

/** Receivers by the names that `contact.form.receiver` takes. */
export const receivers = {
  netlify: {
    title: 'Netlify Forms',
    docs: 'https://docs.netlify.com/manage/forms/setup/',
    read: '2026-11-28',
    key: null,
    // The post is answered with this page; Netlify recognizes it by `form-name`.
    action: () => '/thanks',
    attributes: { 'data-netlify': 'true', 'netlify-honeypot': 'company' },
    hidden: () => ({ 'form-name': 'contact' }),
    honeypot: { name: 'company', type: 'text' },
    host: 'netlify',
    first:
      'in the Netlify dashboard, under Forms, switch form detection on, then deploy again: only later deploys are searched for forms',
  },
  formspree: {
    title: 'Formspree',
    docs: 'https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering',
    read: '2026-11-28',
    key: {
      pattern: /^[a-z0-9]{6,12}$/i,
      expected: 'the end of the address that Formspree gives a form, https://formspree.io/f/…',
    },
    action: ({ key }) => `https://formspree.io/f/${key}`,
    // By plan: without it Formspree shows a page of thanks of its own. Described in the README of its first version.
    hidden: ({ thanks }) => ({ _next: thanks }),
    honeypot: { name: '_gotcha', type: 'text' },
    first:
      'confirm the email address there; unless it is switched off, Formspree shows a captcha on a page of its own before it takes a message',
  },
  web3forms: {
    title: 'Web3Forms',
    docs: 'https://docs.web3forms.com/getting-started/api-reference',
    read: '2026-11-28',
    key: {
      pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
      expected: 'the access key that Web3Forms sends by email: five groups of hexadecimal digits',
    },
    action: () => 'https://api.web3forms.com/submit',
    hidden: ({ key, thanks }) => ({ access_key: key, redirect: thanks }),
    // Its documentation recommends a captcha instead, which would be somebody else's script.
    honeypot: { name: 'botcheck', type: 'checkbox' },
    first: 'allow the domain of the site there, where the key is bound to one',
  },
  url: {
    title: 'An address of your own',
    docs: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2',
    read: '2026-11-28',
    key: {
      pattern: /^https:\/\/(?!localhost\b|127\.|\[)[^\s"<>]+$/,
      expected: 'an address that starts with https:// and takes a post of a form',
    },
    action: ({ key }) => key,
    first: 'see that it takes `application/x-www-form-urlencoded` and answers with a redirect',
  },
} as const satisfies Readonly<Record<string, Receiver>>

export type ReceiverName = keyof typeof receivers

export const receiverNames = Object.keys(receivers) as [ReceiverName, ...ReceiverName[]]

/** A key that only the owner knows, and that is not there yet. */
export const isOpenKey = (key: string): boolean => key.startsWith('TODO')

/** The entry of a receiver, in the shape that all have. */
export const receiverOf = (name: ReceiverName): Receiver => receivers[name]

/** Whether a key is one that documentation shows: `YOUR-KEY`, `xxxxxxxx-…`, zeros, a run of the alphabet. */
export const isExampleKey = (key: string): boolean => {
  const isUrl = key.startsWith('https:')
  return (isUrl ? examplesOfUrls : examplesOfKeys).some((pattern) => pattern.test(key))
}

const examplesOfUrls = [
  /\bexample\.(?:com|net|org)\b/i,
  /[<{[]/,
  /\byour-?(?:domain|site|server|url)\b/i,
]

const examplesOfKeys = [
  /your|example|placeholder|access.?key|form.?id|hashid|[<{[]/i,
  // One sign over and over.
  /^[-_.]*(\w)(?:\1|[-_.])*$/,
  /^(?:xyz)?abcd/i,
  /^1?2?3456/,
]

/** What tells a tried form from one whose receiver or key was changed since: `formspree-wxyz`. */
export const formMark = (receiver: ReceiverName, key = ''): string =>
  key === '' ? receiver : `${receiver}-${key.slice(-4)}`
