import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser, origin, serveFrom, type BrowserContext } from './browser.ts'

export interface Builds {
  readonly before: string
  readonly after: string
  readonly folder: string
}

/** Old and new address of a page; `null` when it is not in that build. */
interface PicturedPage {
  readonly from: string | null
  readonly path: string | null
}

interface PicturesInput extends Builds {
  readonly browserPath: string
  readonly pages: readonly PicturedPage[]
  readonly advance: (done: number, total: number) => void
}

const viewport = { width: 1280, height: 800 }

/** Takes a picture of each page in both builds; returns the HTML file that shows them. */
export async function takePictures(input: PicturesInput): Promise<string> {
  const { browserPath, before, after, folder, pages, advance } = input
  const browser = await launchBrowser(browserPath)
  try {
    const open = async (dist: string) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      await serveFrom(context, dist)
      return context
    }
    const [old, fresh] = [await open(before), await open(after)]
    mkdirSync(folder, { recursive: true })
    const show = async (context: BrowserContext, path: string | null, name: string) => {
      const isTaken = path !== null && (await take(context, path, join(folder, `${name}.jpg`)))
      if (!isTaken) return `<p>${name}: no such page</p>`
      return `<a href="${name}.jpg"><img loading="lazy" src="${name}.jpg" alt="${name}"></a>`
    }
    const rows: string[] = []
    for (const [index, { from, path }] of pages.entries()) {
      advance(index, pages.length)
      const number = `${index + 1}`.padStart(3, '0')
      const figures = [
        await show(old, from, `${number}-before`),
        await show(fresh, path, `${number}-after`),
      ]
      rows.push(`<h2>${path ?? from}</h2>\n<div>${figures.join('\n')}</div>`)
    }
    const sheet = join(folder, 'index.html')
    writeFileSync(sheet, formatSheet(rows))
    return sheet
  } finally {
    await browser.close()
  }
}

/** Loads the page twice: fonts that arrive late are only used the second time. */
async function take(context: BrowserContext, path: string, file: string): Promise<boolean> {
  const page = await context.newPage()
  try {
    const response = await page.goto(origin + path)
    if (response?.status() !== 200) return false
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    await page.reload()
    await page.evaluate(
      "Promise.all([...document.images].map((image) => { image.loading = 'eager'; return image.decode() })).then(() => undefined)",
    )
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 })
    return true
  } finally {
    await page.close()
  }
}

function formatSheet(rows: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    '<style>body { margin: 2rem; font-family: system-ui }',
    'div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }',
    'img { width: 100%; border: 1px solid #888 }</style>',
    '<h1>Before and after</h1>',
    ...rows,
    '</html>\n',
  ].join('\n')
}
