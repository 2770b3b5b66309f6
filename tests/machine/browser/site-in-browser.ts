import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished } from 'vitest'
import { listen } from '../../../cli/serve/listen.ts'
import { siteHandler, contentUrl } from '../../support/built-site.ts'
import type { Page as PageContent } from '#generated/types'
import { routes, sampleRoutes } from '../../site/spec/routes.ts'
import { structuredDataOf } from '../../../src/document/structured-data.ts'
import { allPages } from '../../unit/components/all-pages.ts'
import { hydrate, launchBrowser, type FontSet } from '../../support/browser.ts'
import { all } from '../../support/cases.ts'

export { hydrate }

export const phone = '860-555-0142'

/** The pages to look at: one of each kind, or all with `npm test -- --all`. */
export const matrix = all ? routes : sampleRoutes

/** The widths to look at: a phone and a desk, or all with `npm test -- --all`. */
export const chosenWidths = all ? [320, 768, 1920] : [360, 1280]

/** A page in the browser, and what came of loading it. */
export interface Visit {
  readonly page: Page
  readonly status: number | undefined
  /** Every origin that the page asked for something. */
  readonly origins: ReadonlySet<string>
  /** The paths that it asked for. */
  readonly asked: readonly string[]
  /** Warnings and errors of the console, uncaught errors, and breaches of the policy. */
  readonly complaints: readonly string[]
  /** The paths that it asked for and that could not be had. */
  readonly failures: readonly string[]
}

/** What stays as it is in a window. */
type WindowOptions = Pick<BrowserContextOptions, 'bypassCSP' | 'hasTouch' | 'javaScriptEnabled'>

interface VisitOptions extends WindowOptions {
  readonly width?: number
  readonly height?: number
  readonly forcedColors?: 'active'
  readonly reducedMotion?: 'no-preference' | 'reduce'
  /** The moment at which the clock of the page stands still. */
  readonly moment?: string
  /** In a window that no test has had before and none gets later. */
  readonly isOwn?: boolean
}

export interface SiteInBrowser {
  readonly url: () => string
  /** Opens a page in a window that is as new, until the test ends. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>
  /** The same once React has taken over, with a mark that only a page load wipes out. */
  readonly start: (path: string, options?: VisitOptions) => Promise<Visit>
  /** Opens a page in the type of the site, however late its fonts come. */
  readonly walk: (path: string, options?: VisitOptions) => Promise<Visit>
  /** Puts another built site in the place of the first, until the test ends. */
  readonly deploy: (dist: string) => void
}

/** For each set of fonts the browser of all test files of this process, with which it ends. */
const browsers = new Map<FontSet, Promise<Browser>>()

/** A window of its own cache and cookies, in which a page is waited for shorter than a test may take. */
export async function openContext(
  options?: BrowserContextOptions,
  fonts: FontSet = 'liberation',
): Promise<BrowserContext> {
  const browser = browsers.get(fonts) ?? launchBrowser(inject('browserPath'), fonts)
  browsers.set(fonts, browser)
  const context = await (await browser).newContext(options)
  // Shorter than a test's time, so that a failure says what was waited for.
  context.setDefaultTimeout(30_000)
  return context
}

const first = join(inject('fixtureSite'), 'dist')
const deployed = { handler: siteHandler(first) }

/** One address for all test files of this process, so that a window keeps what it has fetched. */
const { server, url: address } = await listen((...both) => deployed.handler(...both), {
  port: 0,
  address: '127.0.0.1',
})
server.unref()

/** Tests over the built site of the frozen data, served as a host does. */
export function describeInBrowser(
  name: string,
  define: (site: SiteInBrowser) => void,
  fonts?: FontSet,
): void {
  describe.skipIf(inject('browserPath') === '')(name, () => {
    const url = () => address
    const deploy = (dist: string) => {
      deployed.handler = siteHandler(dist)
      onTestFinished(() => void (deployed.handler = siteHandler(first)))
    }
    const visit = async (path: string, options?: VisitOptions) =>
      (await takeWindow(options, fonts))(path)
    const start = async (path: string, options?: VisitOptions) => {
      const visited = await visit(path, options)
      await hydrate(visited.page)
      await setMark(visited.page)
      return visited
    }
    const walk = async (path: string, options?: VisitOptions) => {
      const load = await takeWindow(options, fonts)
      const visited = await load(path)
      const faces = await facesOf(visited.page, 'h1')
      // Fonts that come too late for a page (`font-display: optional`) are at hand the next time.
      return faces.includes('Besley SemiBold') ? visited : load(path)
    }
    define({ url, visit, start, walk, deploy })
  })
}

/** Windows that wait for a test, by what cannot be changed in them. */
const waiting = new Map<string, ReturnType<typeof openWindow>[]>()

/** A window until the test ends, and how a page is loaded in it: one that another test is done with, or a new one. */
async function takeWindow(options: VisitOptions = {}, fonts?: FontSet) {
  const { width = 1280, height = 800, moment, isOwn, ...others } = options
  const { forcedColors = 'none', reducedMotion = 'no-preference', ...fixed } = others
  const key = JSON.stringify([fonts, fixed, moment !== undefined])
  const windows = waiting.get(key) ?? []
  waiting.set(key, windows)
  const opened = (isOwn ? undefined : windows.pop()) ?? openWindow(fixed, fonts)
  const { page, load } = await opened
  onTestFinished(async ({ task }) => {
    if (isOwn || task.result?.state !== 'pass') return page.context().close()
    await clear(page)
    windows.push(opened)
  })
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors, reducedMotion })
  if (moment !== undefined) await page.clock.setFixedTime(moment)
  return load
}

/** Takes from a window what a test has left in it, but for its cache. */
async function clear(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  for (const other of page.context().pages()) if (other !== page) await other.close()
  // Of the same origin, or the browser would start another process for the next page.
  await page.goto(`${address}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  // A pointer that rests on a link of the next page would say that it is wanted.
  await page.mouse.move(-1, -1)
}

/** A window of its own cache, and how a page is loaded in it. */
async function openWindow(options: WindowOptions, fonts?: FontSet) {
  const context = await openContext(options, fonts)
  const page = await context.newPage()
  const nothing = () => ({
    origins: new Set<string>(),
    asked: [] as string[],
    complaints: [] as string[],
    failures: [] as string[],
  })
  let seen = nothing()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    seen.origins.add(origin)
    if (!ofBrowser.test(pathname)) seen.asked.push(pathname)
  })
  const fails = (url: string) => void seen.failures.push(new URL(url).pathname)
  page.on('requestfailed', (request) => fails(request.url()))
  page.on('response', (response) => {
    if (response.status() >= 400) fails(response.url())
  })
  page.on('pageerror', (error) => seen.complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) seen.complaints.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  const load = async (path: string): Promise<Visit> => {
    seen = nothing()
    const response = await page.goto(address + path)
    return { page, status: response?.status(), ...seen }
  }
  return { page, load }
}

/** The faces that the browser has painted an element in. */
export async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** The heading as it is read: the words of a town's name are joined by another blank. */
export async function headingOf(page: Page): Promise<string | undefined> {
  return (await page.locator('h1').textContent())?.replaceAll('\u00A0', ' ')
}

/** The icon is the browser's own wish. */
const ofBrowser = /^\/(favicon|apple-touch-icon)/

/** What the page asks for from now on. */
export function requestsOf(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!ofBrowser.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** The pages that the browser itself asks for from now on. */
export function pageLoads(page: Page): readonly string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Built files by what they are; other paths as they are. */
export const kindOf = (path: string) =>
  path
    .replace(/^\/assets\/(?:(lazy-hydrate|entry-client)-.*\.js|.*(\.woff2))$/, '$1$2')
    .replace(/^\/assets\/(drawings|outlines|later)-.*\.(?:svg|css)$/, '$1')

const { routes: manifest } = (await import(
  join(inject('fixtureSite'), 'generated/routes/manifest.ts')
)) as typeof import('#generated/routes/manifest')
const pages = await allPages(manifest)

/** What the site says about a page. */
export function contentOf(path: string): PageContent {
  const content = pages.find((page) => page.path === path)
  if (!content) throw new Error(`The site has no page at ${path}.`)
  return content
}

interface Change {
  readonly path: string
  readonly edit?: (content: PageContent) => void
  /** The mark of an application and a site that the module is made for; otherwise the running ones. */
  readonly app?: string
}

/** Lets the module of the page at `path` arrive changed. */
export async function change(page: Page, { path, edit, app }: Change): Promise<void> {
  const content = structuredClone(contentOf(path))
  edit?.(content)
  const buildId = app === undefined ? '' : `; export const app = '${app}'`
  const body = `export const page = ${JSON.stringify(content)}${buildId}`
  await page.route(`**${contentUrl(path)}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/**
 * Waits until the module of the page at `path` has come or failed, what it changes is painted, and a
 * page load that it causes has begun.
 */
export const settled = (page: Page, path: string) =>
  page.evaluate(`import('${contentUrl(path)}').catch(() => undefined)
    .then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .then(() => fetch('/robots.txt')).then(() => undefined)`)

/** Sets a mark that only a page load wipes out. */
export const setMark = (page: Page) => page.evaluate(() => Reflect.set(window, '__mark', 1))

export const hasMark = (page: Page) => page.evaluate(() => Reflect.get(window, '__mark') === 1)

/** The head of the page as it is now. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      sharedTitle: attribute('meta[property="og:title"]', 'content'),
      structuredData: blocks.map((block): unknown => JSON.parse(block.textContent ?? '')),
    }
  })
}

/** The head that the page at `path` must have. */
function headFor(path: string) {
  const page = contentOf(path)
  const { title, description, canonical } = page.head
  const structuredData = structuredDataOf(page, 'https://ridge-eave.example.com')
  return { title, description, canonical, sharedTitle: title, structuredData }
}

/** A click on the first link in `part` that leads to `href`; one on a map may lie beside its middle. */
export const choose = (page: Page, part: string, href: string) =>
  page.locator(`${part} a[href="${href}"]:not(svg a)`).first().click()

/** Waits until the page at `path` is shown, with its heading and its head. */
export async function shows(page: Page, path: string): Promise<void> {
  await expect.poll(() => headingOf(page)).toBe(contentOf(path).heading)
  await expect.poll(() => headOf(page)).toEqual(headFor(path))
  expect(new URL(page.url()).pathname).toBe(path)
}

/** A click on a link, and the page that it leads to. */
export async function go(page: Page, part: string, href: string, to = href): Promise<void> {
  await choose(page, part, href)
  await shows(page, to)
}

/** A step back in the history, and the page that is there. */
export async function back(page: Page, to: string): Promise<void> {
  await page.goBack()
  await shows(page, to)
}

/** A step forward in the history, and the page that is there. */
export async function forward(page: Page, to: string): Promise<void> {
  await page.goForward()
  await shows(page, to)
}
