import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { parse } from 'yaml'
import { describe, expect, inject, test } from 'vitest'
import { violationsOn } from '../../support/browser.ts'
import { projectRoot, contents } from '../../support/project.ts'
import { answersOf, initSite } from '../../unit/init/new-site.ts'
import { dialogOf, openEditor, saveButton } from './editor-in-browser.ts'

const picture = join(
  projectRoot,
  'tests/fixtures/proof/public/work/example-chimney-guilford/after.jpg',
)

const ways: readonly (readonly [string, (target: Locator) => Promise<void>])[] = [
  ['keyboard', (target) => target.press('Enter')],
  ['finger', (target) => target.tap()],
]

describe.skipIf(inject('browserPath') === '')('the month of an owner', () => {
  test.each(ways)(
    'by %s: what is not on a page yet comes, and all of it goes again',
    async (_, push) => {
      const { site } = await initSite(answersOf('OR', 'septic'))
      const { page, open, changed } = await openEditor(site, { hasTouch: true })
      const before = contents(join(site, 'data'))
      const dialog = dialogOf(page)
      const read = (name: string) => parse(readFileSync(join(site, `data/${name}.yaml`), 'utf8'))
      const begin = async (...words: readonly string[]) => {
        await push(page.getByRole('button', { name: 'To do …' }))
        for (const each of words) await push(dialog.getByRole('button', { name: each }).first())
        await saveButton(page).waitFor()
      }
      let steps = 0
      const finish = async () => {
        await push(saveButton(page))
        await dialog.waitFor({ state: 'detached' })
        steps += 1
        await page
          .getByRole('button', { name: steps === 1 ? '1 change' : `${steps} changes` })
          .waitFor()
      }
      const fill = async (fields: Readonly<Record<string, string>>) => {
        for (const [label, words] of Object.entries(fields))
          await dialog.getByLabel(label, { exact: true }).fill(words)
      }
      await open('/about')

      await begin('Change the phone number')
      await dialog.getByRole('textbox').fill('(541) 555-0199')
      await finish()
      expect(changed()).toHaveLength(2)

      await begin('Say what is different', 'New: closed')
      expect(await dialog.getByLabel('from', { exact: true }).getAttribute('type')).toBe('date')
      await fill({ from: '2026-12-24', note: 'Christmas' })
      expect(await violationsOn(page)).toEqual([])
      await finish()
      expect(read('business').hours.closed).toEqual([{ from: '2026-12-24', note: 'Christmas' }])

      await begin('Add or change a review')
      await fill({ quote: 'They came back for one nail.', by: 'R. O.', date: '2026-01-10' })
      await dialog.getByLabel('published on', { exact: true }).selectOption('letter')
      await finish()

      await begin('Add or change a person')
      await fill({ name: 'Ana Reyes', trade: 'Estimator', since: '2015' })
      await finish()
      await page.locator('main').getByText('Ana Reyes').waitFor()

      await begin('Change a price', 'Drain Fields')
      await fill({ from: '300', to: '2000', unit: 'a typical field', 'as of': '2026-10' })
      await fill({ changes: 'Depth\nSoil' })
      await finish()
      const priced = read('services').find(({ slug }: { slug: string }) => slug === 'drain-fields')
      expect(priced.price).toMatchObject({ from: 300, changes: ['Depth', 'Soil'] })

      await begin('Send an old address')
      await fill({ from: '/old.html', to: '/contact' })
      await finish()

      await begin('Change the menu', 'a new one')
      await fill({ text: 'Fields', to: '/services/drain-fields' })
      await finish()
      await page.locator('header a', { hasText: 'Fields' }).first().waitFor({ state: 'attached' })

      await begin('Set your logo')
      await dialog.getByLabel('Picture').setInputFiles(picture)
      await dialog.getByLabel(/^What it shows,/).fill('The firm')
      await finish()

      await begin('Add or change a finished job')
      await fill({
        slug: 'field-2026',
        title: 'A new drain field',
        city: parse(readFileSync(join(site, 'data/business.yaml'), 'utf8')).address.locality,
        services: 'drain-fields',
        finished: '2026-09',
        found: 'The old field was wet.',
        did: 'We laid a new one.',
        permission: 'Signed 2026-09-20.',
      })
      await finish()

      await begin('Add or change a photo', 'A new drain field, photos: a new one')
      await dialog.getByLabel('Picture').setInputFiles(picture)
      await dialog.getByLabel(/^What it shows,/).fill('The new field')
      await dialog.getByLabel('What it shows of the job').selectOption('during')
      await finish()
      expect(read('projects')[0].photos).toMatchObject([{ stage: 'during', alt: 'The new field' }])

      // The only holiday goes, and its list with it.
      await begin('Say what is different', '2026-12-24')
      await push(dialog.getByRole('button', { name: 'Remove', exact: true }))
      await dialog.waitFor({ state: 'detached' })
      steps += 1
      expect(read('business').hours).not.toHaveProperty('closed')

      await push(page.getByRole('button', { name: 'To do …' }))
      await push(dialog.getByRole('button', { name: 'Add a town' }))
      await dialog.getByText('npx roof-site add-city').waitFor()
      await page.keyboard.press('Escape')

      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      for (let left = steps - 1; left >= 0; left -= 1) {
        await push(undo)
        await page
          .getByRole('button', { name: left === 1 ? '1 change' : `${left} changes` })
          .waitFor()
      }
      expect(contents(join(site, 'data'))).toEqual(before)
      expect(existsSync(join(site, 'data/public/photos'))).toBe(false)
    },
    300_000,
  )

  test('no way out of a dialog throws words away unasked, and two tabs do not stand in each other’s way', async () => {
    const { site } = await initSite(answersOf('OR', 'septic'))
    const { page, open, changed } = await openEditor(site, {
      viewport: { width: 1280, height: 900 },
    })
    const dialog = dialogOf(page)
    const text = dialog.getByRole('textbox')
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const asked: string[] = []
    page.on('dialog', (each) => {
      asked.push(each.type())
      void each.dismiss()
    })
    const leave = (work: () => Promise<unknown>) => work().catch(() => undefined)
    const brief = { timeout: 2000 }
    await open('/services')
    await open('/about')
    await page.locator('main h3').first().click()
    await text.fill('Words that took an evening')
    const exits: readonly (readonly [string, string, () => Promise<unknown>])[] = [
      ['Escape', 'confirm', () => page.keyboard.press('Escape')],
      ['a second Escape', 'confirm', () => page.keyboard.press('Escape')],
      ['Close', 'confirm', () => button('Close').click()],
      ['another dialog', 'confirm', () => button('What belongs to it').click()],
      ['a move', 'confirm', () => button('Move down').click()],
      ['the page beside it', '', () => page.mouse.click(20, 600)],
      ['Back', 'beforeunload', () => page.goBack(brief)],
      ['a reload', 'beforeunload', () => page.reload(brief)],
      ['closing the tab', 'beforeunload', () => page.close({ runBeforeUnload: true })],
    ]
    for (const [name, way, work] of exits) {
      asked.length = 0
      await leave(work)
      await expect.poll(() => [name, asked.join()]).toEqual([name, way])
      expect([name, await text.inputValue()]).toEqual([name, 'Words that took an evening'])
    }

    const other = await page.context().newPage()
    other.setDefaultTimeout(60_000)
    await other.goto(page.url())
    await other.getByRole('switch', { name: 'Editing', checked: true }).waitFor()
    await other.locator('main h3').nth(1).click()
    await dialogOf(other).getByRole('textbox').fill('A text of another tab')
    await saveButton(other).click()
    await dialogOf(other).waitFor({ state: 'detached' })
    await button('Save').click()
    await dialog.waitFor({ state: 'detached' })
    const others = changed().filter((line) => line.includes('another tab'))
    expect([changed().length, others.length]).toEqual([4, 1])
    await other.getByRole('button', { name: 'Undo', exact: true }).click()
    await other.getByText('Taken back.').waitFor()
    expect(changed()).toHaveLength(2)
    expect(changed().join()).toContain('took an evening')
    await other.getByRole('button', { name: 'Undo', exact: true }).click({ force: true })
    await other.getByText('Nothing was saved in this tab').waitFor()
  }, 300_000)
})
