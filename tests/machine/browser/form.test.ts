import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { readBody } from '../../../cli/serve/answer.ts'
import { hydrate, showIntent, violationsInDark, violationsOn } from '../../support/browser.ts'
import { siteHandler } from '../../support/built-site.ts'
import { runProgram } from '../../support/processes.ts'
import { projectRoot } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { faultsOfLargeText, sideways } from './layout.ts'
import { headingOf } from './site-in-browser.ts'

/** The names under which the firms' forms send what was typed and who asks, and what the receivers know besides. */
const firms = {
  portland: { fields: ['form-name', 'company'], receiver: '' },
  tampa: { fields: ['_next', '_gotcha'], receiver: 'formspree.io' },
  phoenix: { fields: ['access_key', 'redirect'], receiver: 'api.web3forms.com' },
  denver: { fields: ['next', 'fax'], receiver: 'inbox.denver-painters.test' },
} as const

const day = '2026-11-26'
const isThere = inject('browserPath') !== '' && runProgram('openssl', ['version']).status === 0

interface Post {
  readonly host: string
  readonly path: string
  readonly fields: URLSearchParams
}

/** What the receivers got, and what they answer with where it is not a redirect. */
const posts: Post[] = []
const answer: { status?: number } = {}
const sites = new Map<string, ReturnType<typeof siteHandler>>()
const running: { server?: Server; browser?: Browser } = {}

const folder = mkdtempSync(join(tmpdir(), 'roof-site-form-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A server of all names, sites and receivers, as browsers meet them: over https. */
async function startServer(): Promise<number> {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const subject = ['-subj', '/CN=tests', '-days', '2', '-nodes']
  runProgram('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...subject,
    '-keyout',
    `${key}`,
    '-out',
    `${cert}`,
  ])
  const server = createServer(
    { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) },
    (request, response) => {
      const {
        host = '',
        url = '/',
        method,
      } = request.headers.host
        ? { host: request.headers.host, url: request.url, method: request.method }
        : {}
      const site = sites.get(host)
      if (method !== 'POST') {
        if (site) return site(request, response)
        return void response.writeHead(404).end()
      }
      void readBody(request, 100_000).then((body) => {
        const fields = new URLSearchParams(String(body))
        posts.push({ host, path: url, fields })
        if (answer.status) return response.writeHead(answer.status).end('Sorry')
        // Netlify answers with the page itself.
        const to = fields.get('_next') ?? fields.get('redirect') ?? fields.get('next') ?? url
        response.writeHead(303, { Location: to }).end()
      })
    },
  )
  running.server = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const urls = new Map<string, string>()

/** The box for text messages, and the pages that it needs. */
const withConsent = [
  ['set', 'site.yaml', 'contact.form.consent', 'true'],
  ['add-page', 'privacy'],
]

beforeAll(async () => {
  if (!isThere) return
  for (const firm of Object.keys(firms)) {
    const site = join(folder, firm)
    cpSync(join(projectRoot, 'tests/fixtures/firms', firm), site, { recursive: true })
    const steps = [...(firm === 'tampa' ? withConsent : []), ['build']]
    for (const step of steps) {
      const { code, stderr } = await runCli(projectRoot, [...step, '--cwd', site], day)
      if (code !== 0) throw new Error(stderr)
    }
    const [, url = ''] =
      /^url: (\S+)/m.exec(readFileSync(join(site, 'data/business.yaml'), 'utf8')) ?? []
    urls.set(firm, url)
    sites.set(new URL(url).host, siteHandler(join(site, 'dist')))
  }
  const port = await startServer()
  running.browser = await chromium.launch({
    executablePath: inject('browserPath'),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP * 127.0.0.1:${port}`],
  })
}, 300_000)

afterAll(async () => {
  await running.browser?.close()
  running.server?.close()
})

afterEach(() => {
  posts.length = 0
  delete answer.status
})

async function open(javaScriptEnabled = true, width = 1280): Promise<Page> {
  const context = await running.browser?.newContext({
    ignoreHTTPSErrors: true,
    javaScriptEnabled,
    viewport: { width, height: 800 },
  })
  if (!context) throw new Error('There is no browser.')
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

const typed: Readonly<Record<string, string>> = {
  name: 'Ann O’Neil & Sons',
  phone: '(813) 234-0142',
  email: 'ann@oneil.test',
  town: 'Somewhere else',
  message: 'Water drips.\nOn the <stairs>, too.',
}

/** Fills in what a person sees. */
async function fillIn(page: Page): Promise<void> {
  const form = page.locator('form')
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
}

const sent = ({ fields }: Post) => Object.fromEntries([...fields].filter(([name]) => name in typed))

test.runIf(process.env['CI'])('browser and openssl are at hand', () => expect(isThere).toBe(true))

describe.skipIf(!isThere)('the form', () => {
  describe.each(Object.entries(firms))('of the firm in %s', (firm, { receiver, fields }) => {
    const url = () => urls.get(firm) ?? ''

    test.each([true, false])(
      'from Home by Get a quote to the receiver and back to the thanks, with JavaScript: %s',
      async (hasScripts) => {
        const page = await open(hasScripts)
        const complaints: string[] = []
        page.on('console', (message) => complaints.push(message.text()))
        await page.goto(url())
        if (hasScripts) await hydrate(page)
        await page.locator('main a[href="/contact#write"]').first().click()
        await page.waitForURL('**/contact#write')
        await fillIn(page)
        await page.getByRole('button', { name: 'Send' }).click()
        await page.waitForURL('**/thanks')
        expect(page.url()).toBe(`${url()}/thanks`)
        expect(await headingOf(page)).toBe('We have your message')
        expect(posts).toHaveLength(1)
        const [post] = posts
        expect(post?.host).toBe(receiver === '' ? new URL(url()).host : receiver)
        expect(post && [...post.fields.keys()]).toEqual(expect.arrayContaining([fields[0]]))
        // A person leaves the trap for robots empty; a box that is not ticked is not sent.
        expect(post?.fields.has('text_messages')).toBe(false)
        expect(post?.fields.get(fields[1]) ?? '').toBe(
          fields[1] === 'redirect' ? `${url()}/thanks` : '',
        )
        const lines = Object.entries(sent(post as Post))
        expect(lines.length).toBeGreaterThanOrEqual(3)
        for (const [name, value] of lines) {
          expect(value.replaceAll('\r\n', '\n')).toBe(typed[name])
        }
        expect(complaints.filter((text) => /policy|Error/.test(text))).toEqual([])
        await page.context().close()
      },
    )
  })

  test('what was chosen on Home begins the message, unless something stands there already', async () => {
    const page = await open()
    await page.goto(`${urls.get('denver')}/#house-2`)
    const name = await page.locator('.house-panel:visible h3').textContent()
    await page.locator('.house-panel:visible a[href^="/contact?about="]').click()
    await page.waitForURL('**/contact?about=*#write')
    const message = page.locator('textarea')
    await expect.poll(() => message.inputValue()).toBe(`${name}: `)
    await message.fill('Water drips.')
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(`${urls.get('denver')}/`)
    await page.goBack()
    await expect.poll(() => message.inputValue()).toBe('Water drips.')
    await page.goto(`${urls.get('denver')}/contact`)
    expect(await message.inputValue()).toBe('')
    await page.context().close()
    const plain = await open(false)
    await plain.goto(`${urls.get('denver')}/contact?about=Kitchen#write`)
    expect(await plain.locator('textarea').inputValue()).toBe('')
    await plain.context().close()
  })

  const tampa = () => urls.get('tampa') ?? ''

  test('a link of the menu to Contact, once the application runs, is a page load; so is Back to it', async () => {
    const page = await open()
    await page.goto(tampa())
    await hydrate(page)
    await page.evaluate(() => Reflect.set(window, '__mark', 1))
    await page.locator('nav a[href="/about"]').first().click()
    await page.waitForURL('**/about')
    expect(await page.evaluate(() => Reflect.get(window, '__mark'))).toBe(1)
    await page.locator('nav a[href="/contact"]').first().click()
    await page.locator('form').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, '__mark'))).toBeUndefined()
    await fillIn(page)
    await showIntent(page)
    await page.locator('nav a[href="/about"]').first().click()
    await page.waitForURL('**/about')
    await page.goBack()
    await page.locator('form').waitFor()
    expect(await page.locator('[name=message]').inputValue()).toBe(typed['message'])
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/thanks')
    expect(posts).toHaveLength(1)
    await page.context().close()
  })

  test.each([500, undefined])(
    'where the receiver answers with %s, Back has every word',
    async (status) => {
      const page = await open()
      await page.goto(`${tampa()}/contact`)
      await fillIn(page)
      if (status) answer.status = status
      else
        await page.route('https://formspree.io/**', (route) => route.abort('internetdisconnected'))
      await page.getByRole('button', { name: 'Send' }).click()
      // The answer may come from another process of the browser: nothing goes back before it is there.
      if (status) await page.getByText('Sorry').waitFor()
      else await expect.poll(() => page.url()).not.toContain('/contact')
      await page.waitForLoadState()
      await page.goBack()
      await page.locator('form').waitFor()
      const values = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLInputElement>('.field :is(input, textarea)')].map(
            ({ name, value }) => [name, value],
          ),
        )
      const wanted = (await values()).map(([name = '']) => [name, typed[name]])
      await expect.poll(values).toEqual(wanted)
      await page.context().close()
    },
  )

  test('a robot that fills every field fills the trap, too', async () => {
    const page = await open()
    await page.goto(`${tampa()}/contact`)
    await page.evaluate(() => {
      const form = document.querySelector('form')
      for (const field of form?.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden]), textarea',
      ) ?? [])
        field.value ||= field.type === 'email' ? 'a@b.test' : 'spam'
      form?.submit()
    })
    await expect.poll(() => posts.length).toBe(1)
    expect(posts[0]?.fields.get('_gotcha')).toBe('spam')
    await page.context().close()
  })

  test('no other page lets a form be sent', async () => {
    const page = await open()
    await page.goto(`${tampa()}/about`)
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: 'https://formspree.io/f/mqkrvvgp',
      })
      document.body.append(form)
      form.submit()
    })
    await page.waitForTimeout(300)
    expect(posts).toHaveLength(0)
    await page.context().close()
  })

  test('has no barrier, by day and by night, and fits the smallest phone', async () => {
    for (const path of ['/contact', '/thanks']) {
      const page = await open(true, 320)
      await page.goto(tampa() + path)
      expect(await sideways(page)).toBe(0)
      await page.context().close()
      const free = await running.browser?.newContext({ ignoreHTTPSErrors: true, bypassCSP: true })
      const other = await free?.newPage()
      if (!other) throw new Error('There is no browser.')
      await other.goto(tampa() + path)
      expect(await violationsOn(other)).toEqual([])
      expect(await violationsInDark(other)).toEqual([])
      expect(await faultsOfLargeText(other)).toEqual([])
      await free?.close()
    }
  })

  test('the box for text messages is empty, optional and large enough, and says yes where it is ticked', async () => {
    const page = await open(true, 360)
    await page.goto(`${tampa()}/contact`)
    const box = page.getByRole('checkbox', { name: 'Reply STOP to end them' })
    const state = await box.evaluate(({ checked, required }: HTMLInputElement) => [
      checked,
      required,
    ])
    expect(state).toEqual([false, false])
    const links = page.locator('form').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '/privacy',
      '/terms',
    ])
    await fillIn(page)
    // The words are its label: who taps them ticks it.
    await page.locator('label[for=consent]').click({ position: { x: 20, y: 8 } })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/thanks')
    const [post] = posts
    expect(post?.fields.get('text_messages')).toBe('yes')
    expect(post?.fields.get('consent_wording')).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.context().close()
  })

  test('is filled in and sent by the keyboard alone', async () => {
    const page = await open()
    await page.goto(`${tampa()}/contact`)
    await page.locator('[name=name]').focus()
    const seen: string[] = []
    for (let step = 0; step < 12; step++) {
      const name = await page.evaluate(() => (document.activeElement as HTMLInputElement).name)
      seen.push(name)
      if (name && typed[name]) await page.keyboard.insertText(typed[name])
      const isButton = await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')
      if (isButton) break
      await page.keyboard.press('Tab')
    }
    expect(seen).not.toContain('_gotcha')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/thanks')
    expect(posts).toHaveLength(1)
    await page.context().close()
  })
})
