import type { Ask } from '../../../templates/types.ts'
import { joinWords } from '../../lib/plural.ts'
import { receiverOf } from '../receivers.ts'
import type { SiteData } from '../schema/data.ts'
import type { PageEntry } from './new-page.ts'

interface Part {
  readonly title: string
  readonly body: string
}

/** What the page says, in its order; a part for which the data have no reason is left out. */
const parts: readonly ((data: SiteData) => Part | undefined)[] = [
  () => ({
    title: 'What this website does',
    body: 'This website sets no cookies and counts no visits. It loads nothing from other companies: its pictures, maps and typefaces come from the server that sends the pages.',
  }),
  () => ({
    title: 'The log of the server',
    body: 'TODO: who serves this website for you, what its log keeps of each visit, and for how long; the host says it in its own privacy policy',
  }),
  ({ site }) => {
    const { form } = site.contact
    if (!form) return undefined
    const asked = joinWords(form.asks.map((ask) => wordsOfAsks[ask]))
    return {
      title: 'When you use the form',
      body: `The form on the [contact page](/contact) asks for ${asked}. What you write goes to ${receiverOf(form.receiver).title}, and from there to us.`,
    }
  },
  ({ site: { contact } }) =>
    contact.form && {
      title: 'How long messages are kept',
      body: `TODO: how long you keep what comes through the form, and how long ${receiverOf(contact.form.receiver).title} does, by its own privacy policy`,
    },
  ({ site: { contact } }) =>
    contact.form?.consent && {
      title: 'Text messages',
      body: 'TODO: with whom you share numbers, and the consent to text messages; carriers expect the sentence that it is nobody, for marketing of their own',
    },
  ({ business: { sms } }) => ({
    title: 'When you call or write',
    body: `TODO: what you keep when somebody calls, sends an email${sms ? ', sends a text message' : ''} or signs a contract, for how long, and with whom you share it`,
  }),
  ({ business: { social, reviewLink, badges } }) => {
    const leadsAway = [social, reviewLink, badges].flat().some(Boolean)
    return leadsAway
      ? {
          title: 'Links to other websites',
          body: 'Some links lead to websites of others, such as profiles and reviews. What those keep of a visit is in their own policies.',
        }
      : undefined
  },
  () => ({
    title: 'Whom to ask',
    body: 'Call {phone}, or write to the address on the [contact page](/contact).',
  }),
]

const wordsOfAsks: Readonly<Record<Ask, string>> = {
  name: 'your name',
  phone: 'your phone number',
  email: 'your email address',
  town: 'your town',
  service: 'what you need',
  when: 'how soon',
  words: 'a message',
}

/** A draft of the terms of text messages, to which the box of a form agrees. */
const termsPage = ({ business }: SiteData): PageEntry => ({
  slug: 'terms',
  pageTitle: 'Terms of Our Text Messages',
  metaDescription:
    'What {name} sends by text message to those who agree to it, how often, what it costs, and how to end it or get help.',
  heading: 'Terms of text messages',
  lead: 'What you agree to when you tick the box for text messages.',
  sections: [
    {
      kind: 'text',
      title: 'What we send',
      body: `Text messages from ${business.name} about your request: answers, appointments and reminders. How many depends on your request. Message and data rates may apply.`,
    },
    {
      kind: 'text',
      title: 'How to end them',
      body: 'Reply STOP to any of them, and no other comes. Reply HELP, or call {phone}, for help.',
    },
    {
      kind: 'text',
      title: 'It is up to you',
      body: 'You need not agree to buy anything from us. What we do with your number is on the page about [privacy](/privacy). Carriers are not liable for messages that come late or not at all.',
    },
  ],
})

/** The drafts of a site by its data: privacy, and the terms of text messages where a box asks for consent. */
export const draftedPages = (data: SiteData): readonly PageEntry[] => {
  const isMissing = ({ slug }: PageEntry) => data.pages.every((page) => page.slug !== slug)
  const terms = data.site.contact.form?.consent ? [termsPage(data)].filter(isMissing) : []
  return [privacyPage(data), ...terms]
}

/**
 * A draft of a privacy page: what the website does, by the data, and a TODO, which `--production` refuses, for what
 * only the owner knows.
 */
const privacyPage = (data: SiteData): PageEntry => ({
  slug: 'privacy',
  pageTitle: 'Your Privacy on This Website',
  metaDescription:
    'What the website of {name} keeps of your visit, what happens to what you tell us, and whom to ask about it.',
  heading: 'Privacy',
  lead: 'What this website keeps of your visit, and what we do with what you tell us.',
  sections: parts.flatMap((toPart) => {
    const part = toPart(data)
    return part ? [{ kind: 'text', ...part }] : []
  }),
})
