import { expect, test } from 'vitest'
import { unknownPath } from '../spec/routes.ts'
import { contentOf, describeInBrowser, hydrate, matrix } from './site-in-browser.ts'

const widths = [320, 360, 768, 1280]
const browserMessage = /^Failed to load resource: the server responded with a status of 404/

describeInBrowser('a visit', (site) => {
  test.each(matrix)('%s answers with its own heading and title, and hydrates in peace', async (path) => {
    const { page, complaints } = await site.visit(path)
    const { heading, head } = contentOf(path)
    expect(await page.locator('h1').allTextContents()).toEqual([heading])
    expect(await page.title()).toBe(head.title)
    await hydrate(page)
    expect(await page.locator('h1').allTextContents()).toEqual([heading])
    expect(await page.title()).toBe(head.title)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.each(matrix)('%s answers 200', async (path) => {
    expect((await fetch(site.url() + path)).status).toBe(200)
  })

  test.each(matrix)('%s asks no other host for anything', async (path) => {
    const { page } = await site.visit('/about')
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto(site.url() + path)
    await hydrate(page)
    expect([...hosts]).toEqual([site.url()])
    expect(await page.context().cookies()).toEqual([])
    await page.context().close()
  })

  test.each([...matrix, unknownPath])('%s never scrolls sideways', async (path) => {
    const { page } = await site.visit(path)
    const wider: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const scrolled = await page.evaluate(() => {
        window.scrollTo({ left: 1000, behavior: 'instant' })
        return window.scrollX
      })
      if (scrolled > 0) wider.push(width)
    }
    expect(wider).toEqual([])
    await page.context().close()
  })
})

describeInBrowser('an unknown address', (site) => {
  test.each([unknownPath, '/nowhere', '/services/guilford/x'])(
    '%s answers 404 and logs its path once, without any interaction',
    async (path) => {
      const { page, complaints } = await site.visit(path)
      expect((await fetch(site.url() + path)).status).toBe(404)
      expect(await page.locator('h1').textContent()).toBe('404')
      expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
      await expect.poll(() => complaints).toContain(`Page not found: ${path}`)
      await hydrate(page)
      const own = complaints.filter((complaint) => !browserMessage.test(complaint))
      expect(own).toEqual([`Page not found: ${path}`])
      await page.context().close()
    },
  )

  test('leads home', async () => {
    const { page } = await site.visit(unknownPath)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${site.url()}/`)
    expect(await page.locator('h1').textContent()).toBe(contentOf('/').heading)
    await page.context().close()
  })
})
