import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyAtlas } from '../../../cli/load/gazetteer.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { draftedPages } from '../../../cli/site/entries/privacy-page.ts'
import { formMark, isExampleKey } from '../../../cli/site/receivers.ts'
import { pagesSchema } from '../../../cli/site/schema/pages.ts'
import type { SiteModel } from '../../../cli/render/site-model.ts'
import { projectRoot, rootsOf } from '../../support/project.ts'
import { dataIn, modelOf, pageOf } from '../../support/site-model.ts'

/** Where the forms of the made-up firms go, and what they send besides what people write. */
const posts = {
  portland: {
    action: '/thanks',
    attributes: { 'data-netlify': 'true', 'netlify-honeypot': 'company' },
    hidden: { 'form-name': 'contact' },
    honeypot: { name: 'company', type: 'text' },
  },
  tampa: {
    action: 'https://formspree.io/f/mqkrvvgp',
    attributes: {},
    hidden: { _next: 'https://sandoval-tile.example.com/thanks' },
    honeypot: { name: '_gotcha', type: 'text' },
  },
  phoenix: {
    action: 'https://api.web3forms.com/submit',
    attributes: {},
    hidden: {
      access_key: '3f2b7c1e-8d40-4a6b-9c55-0e1d2f3a4b5c',
      redirect: expect.stringMatching(/^https:\/\/[\w.-]+\/thanks$/),
    },
    honeypot: { name: 'botcheck', type: 'checkbox' },
  },
  denver: {
    action: 'https://inbox.denver-painters.test/7',
    attributes: {},
    hidden: { next: expect.stringMatching(/^https:\/\/[\w.-]+\/thanks$/) },
    honeypot: { name: 'fax', type: 'text' },
  },
}

const modelOfFirm = (firm: string): SiteModel =>
  buildSite(
    dataIn(rootsOf(join(projectRoot, 'tests/fixtures/firms', firm)), '2026-11-26'),
    emptyAtlas,
  )

describe.each(Object.entries(posts))('the form of the firm in %s', (firm, post) => {
  const model = modelOfFirm(firm)
  const { form } = pageOf(model, 'contact', '/contact')

  test('posts what its receiver knows', () => {
    expect(form).toMatchObject(post)
  })

  test('needs a name, a message and one way to answer', () => {
    const required = form?.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    expect(required).toEqual(
      expect.arrayContaining(['name', 'message', expect.stringMatching(/^(?:phone|email)$/)]),
    )
    expect(required).toHaveLength(3)
  })

  test('is where a quote is asked for, and its page of thanks is told to no search engine', () => {
    expect(model.site.quote.to).toBe('/contact#write')
    expect(pageOf(model, 'thanks', '/thanks').head.canonical).toBeNull()
    expect(JSON.stringify([model.site.navigation, model.site.footer])).not.toContain('/thanks')
  })
})

test('the box for text messages says what carriers ask for, and its words have a version', () => {
  const data = dataIn(rootsOf(join(projectRoot, 'tests/fixtures/firms/tampa')), '2026-11-26')
  const { contact } = data.site
  const form = contact.form && { ...contact.form, consent: true as const }
  const site = { ...data.site, contact: { ...contact, form } }
  const [privacy, terms] = draftedPages({ ...data, site })
  const pages = [privacy, terms].map((page) => pagesSchema.element.parse(page))
  const model = buildSite({ ...data, site, pages }, emptyAtlas)
  const { consent, hidden } = pageOf(model, 'contact', '/contact').form ?? {}
  for (const part of ['Sandoval', 'varies', 'rates may apply', 'STOP', 'HELP', 'optional']) {
    expect(consent?.text).toContain(part)
  }
  expect(consent?.links.map(({ to }) => to)).toEqual(['/privacy', '/terms'])
  expect(hidden?.['consent_wording']).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(JSON.stringify(privacy)).toContain('Formspree')
  const alone = buildSite({ ...data, site }, emptyAtlas)
  expect(pageOf(alone, 'contact', '/contact').form?.consent?.links).toEqual([])
})

test('without its key a form goes to no stranger', () => {
  const data = dataIn(rootsOf(join(projectRoot, 'tests/fixtures/firms/denver')), '2026-11-26')
  const { contact } = data.site
  const form = contact.form && {
    ...contact.form,
    key: 'TODO: an address that starts with https://',
  }
  const model = buildSite({ ...data, site: { ...data.site, contact: { ...contact, form } } })
  expect(pageOf(model, 'contact', '/contact').form?.action).toBe('')
})

test('without a form in the data there is none', () => {
  const model = modelOf()
  expect('form' in pageOf(model, 'contact', '/contact')).toBe(false)
  expect(model.site.quote.to).toBe('/contact')
  expect(model.pages.map(({ path }) => path)).not.toContain('/thanks')
})

test.each([
  'YOUR-KEY',
  'YOUR_ACCESS_KEY_HERE',
  'your-form-id',
  '{form_id}',
  '<key>',
  'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  '00000000-0000-0000-0000-000000000000',
  'abcdefgh',
  'xyzabcde',
  '12345678',
  'https://example.com/inbox',
  'https://your-domain.test/inbox',
])('%s is an example of a key', (key) => {
  expect(isExampleKey(key)).toBe(true)
})

test.each([
  'mqkrvvgp',
  'xoqzabcy',
  '3f2b7c1e-8d40-4a6b-9c55-0e1d2f3a4b5c',
  'https://inbox.denver-painters.test/7',
  'https://forms.yourtownroofing.test/form-id/7',
])('%s may be a key', (key) => {
  expect(isExampleKey(key)).toBe(false)
})

test('another key, or another receiver, is another form to try', () => {
  expect(formMark('formspree', 'mqkrvvgp')).toBe('formspree-vvgp')
  expect(formMark('netlify')).toBe('netlify')
  expect(formMark('formspree', 'mqkrvvga')).not.toBe(formMark('formspree', 'mqkrvvgp'))
})
