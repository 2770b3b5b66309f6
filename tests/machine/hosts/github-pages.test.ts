import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { listen } from '../../../cli/serve/listen.ts'
import { hydrate } from '../../support/browser.ts'
import { runCli } from '../../support/run-cli.ts'
import { openContext } from '../browser/site-in-browser.ts'
import { builtProject, distOf } from '../e2e/built-project.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Answers as GitHub Pages: with files, and no header but their type. */
const servedFrom =
  (dist: string): RequestListener =>
  ({ url = '/' }, response) => {
    const path = join(dist, url === '/' ? 'index.html' : url)
    const file = [path, `${path}.html`].find((each) => extname(each) && existsSync(each))
    const name = file ?? join(dist, '404.html')
    response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(name)] })
    response.end(readFileSync(name))
  }

/** The policy of a page, before which it loads nothing. */
const policyIn = (html: string) =>
  /<head>(?:<meta [^>]*>)*?<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    html,
  )?.[1]

test('a build that names GitHub Pages has the policy in each of its pages, others have none', async () => {
  const folder = await builtProject()
  const pagesFor = async (...hosts: string[]) => {
    const options = hosts.flatMap((host) => ['--host', host])
    expect(await runCli(folder, ['build', ...options])).toMatchObject({ code: 0 })
    return new Map([...distOf(folder)].filter(([path]) => path.endsWith('.html')))
  }
  const policies = (pages: ReadonlyMap<string, string>) => [...pages.values()].map(policyIn)
  const plain = await pagesFor('netlify')
  expect(new Set(policies(plain))).toEqual(new Set([undefined]))
  for (const hosts of [['github-pages'], ['github-pages', 'netlify']]) {
    const pages = await pagesFor(...hosts)
    expect([...pages.keys()]).toEqual([...plain.keys()])
    expect(policies(pages).filter((policy) => !policy?.startsWith('default-src '))).toEqual([])
    expect(policies(pages).filter((policy) => policy?.includes('frame-ancestors'))).toEqual([])
  }
  const again = await pagesFor('netlify')
  expect([...again].filter(([path, html]) => plain.get(path) !== html)).toEqual([])
})

/** What the policy of a page stopped. */
const stoppedOn = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'stopped') as readonly string[])

describe.skipIf(inject('browserPath') === '')('without headers', () => {
  test('pages work under their policy, and a script that somebody brings in does not run', async () => {
    const folder = await builtProject()
    expect(await runCli(folder, ['build', '--host', 'github-pages'])).toMatchObject({ code: 0 })
    const handler = servedFrom(join(folder, 'dist'))
    const { url, close } = await listen(handler, { port: 0, address: '127.0.0.1' })
    const context = await openContext({ viewport: { width: 1280, height: 900 } })
    onTestFinished(async () => {
      await context.close()
      close()
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
    })
    await page.addInitScript(() => {
      const stopped: string[] = []
      Object.assign(globalThis, { stopped })
      addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective))
    })
    await page.goto(url)
    await hydrate(page)
    await page.locator('header').getByRole('link', { name: 'Services' }).first().click()
    await page.waitForURL('**/services')
    await page.goto(new URL('/service-areas/guilford', url).href)
    await page.locator('main svg').first().waitFor()
    expect([complaints, await stoppedOn(page)]).toEqual([[], []])
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.body.append(script)
    })
    expect(await stoppedOn(page)).toEqual(['script-src-elem'])
    expect(await page.title()).not.toBe('taken over')
  })
})
