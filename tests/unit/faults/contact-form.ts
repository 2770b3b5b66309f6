import { today } from '../../support/project.ts'
import { fixture, replaceOnce } from '../../support/fixtures.ts'
import { errors, warnings, type Fault } from './fault.ts'

const before = '    is answered day and night.\n'

/** Adds a form to Contact: `fields` are its lines but for the usual ones at its end. */
const withForm = (...fields: string[]) =>
  `${before}‹→  form:\n${fields.map((field) => `    ${field}\n`).join('')}    heading: Write to us
    lead: We answer within one working day.
    thanks: { heading: Thank you, text: We have your message. }
›  cards:`

const formspree = ['receiver: formspree', 'key: mqkrvvgp'] as const
const asks = 'asks: [name, phone, words]'
const ofFormspree = 'the end of the address that Formspree gives a form, https://formspree.io/f/…'
const ofWeb3forms =
  'the access key that Web3Forms sends by email: five groups of hexadecimal digits'
const ofUrl = 'no such line: it is for `receiver: url`'

const drafts =
  'pages privacy and terms in data/pages.yaml: `npx roof-site add-page privacy` drafts them'

/** The frozen data with a form. */
const siteWithForm = replaceOnce(
  fixture('site'),
  before,
  `${before}  form:\n    receiver: formspree\n    key: mqkrvvgp\n    ${asks}\n    heading: Write to us\n    lead: We answer within one working day.\n    thanks: { heading: Thank you, text: We have your message. }\n`,
)

const privacy = `- slug: privacy
  pageTitle: Your Privacy on This Website
  metaDescription: What this website keeps of your visit, and whom to ask about what becomes of what you tell us.
  heading: »Privacy
  lead: This website keeps nothing of you.
  sections:
    - { kind: text, body: It sets no cookies. }`

const privacyWith = (body: string) => privacy.replace('It sets no cookies.', body)

const tried = (mark: string) =>
  `a message to yourself that arrived (confirm the email address there; unless it is switched off, Formspree shows a captcha on a page of its own before it takes a message); then \`npx roof-site set site.yaml contact.form.tried "{ on: ${today}, with: ${mark} }"\``

/** Pages on privacy that say what is true: with a form of Formspree on a site of Netlify's, and without a form. */
export const harmlessPrivacy = [
  {
    'data/site.yaml': siteWithForm,
    'data/pages.yaml': privacyWith(
      'Netlify serves this website. The form asks for your phone number and sends it to Formspree.',
    ),
  },
  { 'data/pages.yaml': privacyWith('You may take back the form of consent that you signed.') },
  { 'data/pages.yaml': privacyWith('Netlify serves this website.') },
].map((files) => ({
  ...files,
  'data/pages.yaml': `${files['data/pages.yaml'].replace('»', '')}\n`,
}))

/** Faults of the form on Contact. */
export const contactFormFaults: readonly Fault[] = [
  ...errors('date/future', {
    file: 'site',
    expected: `${today} or before`,
    faults: {
      'a message that will have arrived': {
        change: withForm(
          ...formspree,
          asks,
          'tried: { on: »2031-11-28, with: formspree mqkrvvgp }',
        ),
      },
    },
  }),
  ...errors('form/key', {
    file: 'site',
    expected: ofFormspree,
    faults: {
      'a key of the documentation': {
        change: withForm('receiver: formspree', 'key: »YOUR-KEY', asks),
      },
      'the name of the key in place of it': {
        change: withForm('receiver: formspree', 'key: »your_form_id', asks),
      },
      'a key of letters in their order': {
        change: withForm('receiver: formspree', 'key: »xyzabcde', asks),
      },
      'the key of the manual': {
        change: withForm('receiver: formspree', 'key: »abcdwxyz', asks),
      },
      'half of a key': { change: withForm('receiver: formspree', 'key: »mqk', asks) },
      'the whole address for its end': {
        change: withForm('receiver: formspree', 'key: »https://formspree.io/f/mqkrvvgp', asks),
        suggestion: 'mqkrvvgp',
      },
    },
  }),
  ...errors('form/key', {
    file: 'site',
    expected: ofWeb3forms,
    faults: {
      'zeros for a key': {
        change: withForm('receiver: web3forms', 'key: »00000000-0000-0000-0000-000000000000', asks),
      },
      'the key of another receiver': {
        change: withForm('receiver: web3forms', 'key: »mqkrvvgp', asks),
      },
    },
  }),
  ...errors('form/key', {
    file: 'site',
    faults: {
      'no key where one is needed': {
        change: withForm('»receiver: formspree', asks),
        expected: `\`key\`: ${ofFormspree}`,
      },
      'a key where there is none': {
        change: withForm('receiver: netlify', 'key: »mqkrvvgp', asks),
        expected: 'no such line',
      },
      'an address without https': {
        change: withForm('receiver: url', 'key: »http://inbox.test/1', asks),
        expected: 'an address that starts with https:// and takes a post of a form',
      },
    },
  }),
  ...errors('form/asks', {
    file: 'site',
    faults: {
      'no way to answer': {
        change: withForm(...formspree, 'asks: »[name, words]'),
        expected: '`phone` or `email` among them: else you cannot answer',
      },
      'the same twice': {
        change: withForm(...formspree, 'asks: [phone, name, »phone]'),
        expected: 'each once',
      },
    },
  }),
  ...errors('form/fields', {
    file: 'site',
    faults: {
      'a trap for robots of a receiver that has its own': {
        change: withForm(...formspree, 'honeypot: »company', asks),
        expected: ofUrl,
      },
      'a trap for robots that people fill in': {
        change: withForm('receiver: url', 'key: https://inbox.test/1', 'honeypot: »phone', asks),
        expected: 'another name, which the receiver knows',
      },
    },
  }),
  ...errors('form/consent', {
    file: 'site',
    faults: {
      'consent to messages without a number': {
        change: withForm(...formspree, 'asks: [name, email]', 'consent: »true'),
        expected: '`phone` in `asks`, or no such line',
      },
    },
  }),
  ...warnings('form/consent-pages', {
    file: 'site',
    expected: drafts,
    faults: {
      'consent without the pages that it names': {
        change: withForm(...formspree, asks, 'consent: »true'),
      },
    },
  }),
  ...errors('form/consent', {
    file: 'site',
    args: ['--production'],
    expected: drafts,
    given: withForm(...formspree, asks, 'tried: { on: 2026-11-01, with: formspree-vvgp }'),
    faults: {
      'consent that is published without the pages that it names': {
        change:
          '    asks: [name, phone, words]\n‹→    consent: »true\n›    tried: { on: 2026-11-01, with: formspree-vvgp }',
      },
    },
  }),
  ...warnings('form/privacy', {
    file: 'pages',
    expected: 'a part that says what is asked, who receives it, and how long it is kept',
    faults: {
      'a privacy page that says nothing of the form': {
        files: { 'data/site.yaml': siteWithForm },
        change: `validate\` says whether all is well.\n\n‹[]→${privacy}›`,
      },
      'a privacy page of a form that asked for less, and went elsewhere': {
        files: { 'data/site.yaml': siteWithForm },
        change: `validate\` says whether all is well.\n\n‹[]→${privacyWith('The form asks for your name. It goes to Web3Forms.')}›`,
      },
    },
  }),
  ...warnings('form/privacy', {
    file: 'pages',
    expected: 'no word of it, or the form on Contact',
    faults: {
      'a privacy page of a form that is gone': {
        change: `validate\` says whether all is well.\n\n‹[]→${privacyWith('What you write into the form goes to Formspree.')}›`,
      },
    },
  }),
  ...errors('form/tried', {
    file: 'site',
    args: ['--production'],
    given: withForm(...formspree, asks, 'tried: { on: 2026-11-01, with: formspree-vvgp }'),
    faults: {
      'a form that nobody has tried': {
        change:
          '    »receiver: formspree‹\n    key: mqkrvvgp→\n    key: mqkrvvgp›\n    asks: [name, phone, words]\n‹    tried: { on: 2026-11-01, with: formspree-vvgp }\n→›',
        expected: tried('formspree-vvgp'),
      },
      'a form whose key is another since it was tried': {
        change:
          'key: ‹mqkrvvgp→mqkrvvab›\n    asks: [name, phone, words]\n    tried: { on: 2026-11-01, with: »formspree',
        expected: tried('formspree-vvab'),
      },
    },
  }),
]
