import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { violationsOn } from '../../support/browser.ts'
import { runProgram } from '../../support/processes.ts'
import { startServer } from '../../support/run-cli.ts'
import { openContext } from './site-in-browser.ts'

export const phone = { width: 360, height: 760 }

/** A site in git, and a browser in which `edit` has been opened. */
export async function openEditor(project: string, options: BrowserContextOptions = {}) {
  const git = (...args: string[]) => runProgram('git', args, { cwd: project }).stdout
  git('init')
  git('add', '--all')
  const { origin: address } = await startServer(project, ['edit', '--port', '0'])
  const context = await openContext({ viewport: phone, ...options })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  /** As the address that was printed does it: it lets in, and leads to the page. */
  const open = async (path: string) => {
    await page.goto(new URL(path + new URL(address).search, address).href)
    await page.getByRole('switch', { name: 'Editing', checked: true }).waitFor()
  }
  /** The lines that went and came, as git sees them. */
  const changed = () =>
    git('diff', '--unified=0', '--', 'data/*.yaml')
      .split('\n')
      .filter((line) => /^[-+](?![-+]{2})/.test(line))
  await open('/')
  const begin = dialogOf(page, 'What would you like to do?')
  await begin.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await begin.waitFor({ state: 'detached' })
  return { project, page, open, changed }
}

export const dialogOf = (page: Page, name?: string) =>
  page.getByRole('dialog', name === undefined ? {} : { name })
export const saveButton = (page: Page) =>
  dialogOf(page)
    .getByRole('button', { name: /^(Save|Add)$/ })
    .last()
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
