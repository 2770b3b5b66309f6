import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { words } from '../../support/cases.ts'
import { citiesOf, dataProject } from '../../support/fixtures.ts'
import { startServer } from '../../support/run-cli.ts'
import { serve } from '../serve/small-site.ts'
import { openContext } from './site-in-browser.ts'

/** The port of another program of this computer, whose page leads to an address. */
const serveLinkTo = (address: string) =>
  serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>A chat</title><a href="${address}">Look</a>`)
  })

async function openWindow(): Promise<Page> {
  const context = await openContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}

const isEditing = (page: Page) =>
  page.getByRole('switch', { name: 'Editing', checked: true }).waitFor()

/** What a page gets of another origin, by all ways that a page has. */
const readFrom = (page: Page, origin: string, paths: readonly string[]) =>
  page.evaluate(
    async ([from, all]) => {
      const got: string[] = []
      const settle = (element: HTMLElement, what: string) =>
        new Promise<void>((resolve) => {
          element.addEventListener('load', () => {
            got.push(what)
            resolve()
          })
          element.addEventListener('error', () => resolve())
          document.head.append(element)
        })
      const made = (name: string, attributes: Readonly<Record<string, string>>) =>
        Object.assign(document.createElement(name), attributes)
      for (const path of all) {
        const url = from + path
        for (const credentials of ['include', 'omit'] as const) {
          await fetch(url, { credentials }).then(
            async (answer) => got.push(`fetch ${path}: ${(await answer.text()).slice(0, 40)}`),
            () => undefined,
          )
        }
        await settle(made('script', { src: url }), `script ${path}`)
        await settle(made('script', { src: url, type: 'module' }), `module ${path}`)
        await settle(made('img', { src: url }), `picture ${path}`)
        await settle(made('link', { rel: 'stylesheet', href: url }), `styles ${path}`)
      }
      for (const protocol of ['vite-hmr', 'vite-ping']) {
        await new Promise<void>((resolve) => {
          const socket = new WebSocket(from.replace('http', 'ws'), protocol)
          socket.addEventListener('message', ({ data }) => got.push(`socket: ${data}`))
          socket.addEventListener('open', () => setTimeout(() => resolve(), 500))
          socket.addEventListener('error', () => resolve())
        })
      }
      return got
    },
    [origin, paths] as const,
  )

describe.skipIf(inject('browserPath') === '')('who is let in', () => {
  test('a link of another site opens edit, once and in one browser; a page of another port reads nothing of it, nor of dev', async () => {
    const project = dataProject({ 'data/cities.yaml': citiesOf('Branford', 'Guilford') })
    const { origin: address } = await startServer(project, ['edit', '--port', '0'])
    const { origin, search } = new URL(address)
    const port = await serveLinkTo(`${origin}/service-areas/guilford${search}`)
    const page = await openWindow()
    // Twice: at the second time the ticket is spent, and the cookie is not sent with the link.
    for (let time = 0; time < 2; time += 1) {
      await page.goto(`http://localhost:${port}/`)
      await page.getByRole('link', { name: 'Look' }).click()
      await isEditing(page)
      expect(page.url()).toBe(`${origin}/service-areas/guilford`)
    }
    const other = await openWindow()
    await other.goto(`http://localhost:${port}/`)
    await other.getByRole('link', { name: 'Look' }).click()
    await other.getByText('start it again').waitFor()

    const paths = words`
      / /styles.css /share.png /@vite/client /entry-client.tsx /favicon.svg /__edit/state
      /@fs${project}/generated/site.ts /@fs${project}/data/site.yaml`
    await page.goto(`http://127.0.0.1:${port}/`)
    expect(await readFrom(page, origin, paths)).toEqual([])
    const { origin: dev } = await startServer(project, ['dev', '--port', '0'])
    expect(await readFrom(page, dev, paths)).toEqual([])
    // The page itself can: it is their origin that keeps it from reading.
    await page.goto(`${dev}/contact`)
    expect(await readFrom(page, dev, ['/share.png'])).toContain('picture /share.png')
  })
})
