import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { violationsOn } from '../../support/browser.ts'
import { dataProject, layProofOver, citiesOf } from '../../support/fixtures.ts'
import { answersOf, initSite } from '../../unit/init/new-site.ts'
import { dialogOf, openEditor, phone, saveButton, saved } from './editor-in-browser.ts'

/** A site with jobs and reviews. */
function provenSite(): string {
  const towns = citiesOf('Branford', 'Guilford', 'Hamden', 'Middletown', 'Wallingford')
  const project = dataProject({ 'data/cities.yaml': towns })
  layProofOver(project)
  return project
}

describe.skipIf(inject('browserPath') === '')('edit', () => {
  test('by keyboard on a phone a text is found, changed, refused, saved and taken back; hours, a closed day, a sentence, a photo and a review take 15 clicks, and change their lines alone', async () => {
    const { project, page, open, changed } = await openEditor(provenSite())
    await open('/service-areas/guilford')
    await page.keyboard.press('Alt+KeyE')
    await page.keyboard.press('Alt+KeyE')
    const chosen = page.getByRole('button', { name: 'Change: In Guilford we work' })
    for (let step = 0; step < 60 && !(await chosen.isVisible()); step++) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    const text = dialogOf(page).getByRole('textbox')
    await text.fill('x'.repeat(4000))
    await page.keyboard.press('Control+Enter')
    await dialogOf(page).locator('[aria-invalid]').waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(changed()).toEqual([])
    await text.fill('We know the roofs of Guilford.')
    await page.keyboard.press('Control+Enter')
    await saved(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(changed()).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
    await page.getByText('Taken back.').waitFor()
    expect(changed()).toEqual([])

    await page.setViewportSize({ ...phone, width: 1280 })
    let clicks = 0
    const click = async (target: Locator) => {
      clicks += 1
      await target.click()
    }
    const fill = (label: string, words: string) =>
      dialogOf(page).getByLabel(label, { exact: true }).fill(words)

    await open('/contact')
    await click(page.getByText('Monday to Friday').first())
    await click(dialogOf(page).getByRole('button', { name: /Monday/ }))
    await fill('closes', '19:00')
    expect(await violationsOn(page)).toEqual([])
    await click(saveButton(page))
    await saved(page)

    await click(page.getByText('Monday to Friday').first())
    await click(dialogOf(page).getByRole('group', { name: 'closed days' }).getByRole('button'))
    await fill('from', '2026-11-26')
    await fill('note', 'Thanksgiving')
    await click(saveButton(page))
    await saved(page)
    await page.locator('main').getByText('Thanksgiving').waitFor()

    await open('/service-areas/guilford')
    await click(page.getByText('In Guilford we work on houses').first())
    await dialogOf(page).getByRole('textbox').fill('In Guilford we work on old roofs.')
    await click(saveButton(page))
    await saved(page)
    await page.locator('main').getByText('In Guilford we work on old roofs.').waitFor()

    await open('/work/example-colonial-branford')
    await click(page.getByAltText('the finished roof in dark shingles').first())
    await dialogOf(page)
      .locator('[type=file]')
      .setInputFiles(join(project, 'data/public/work/example-chimney-guilford/after.jpg'))
    await dialogOf(page)
      .getByLabel(/^What it shows,/)
      .fill('The new roof, from the street')
    await click(saveButton(page))
    await saved(page)

    await open('/')
    await click(page.getByText('the yard was clean on the evening').first())
    await click(dialogOf(page).getByRole('button', { name: 'Add after' }))
    await fill('quote', 'They came back for one nail.')
    await fill('by', 'R. O., Essex')
    await dialogOf(page).getByLabel('published on', { exact: true }).selectOption('google')
    await fill('web address', 'https://www.google.com/maps/reviews/example-9')
    await fill('date', '2026-01-10')
    await click(saveButton(page))
    await saved(page)

    expect(clicks).toBeLessThanOrEqual(15)
    expect(changed()).toEqual([
      '-      closes: 18:00',
      '+      closes: 19:00',
      '+  closed:',
      '+    - from: 2026-11-26',
      '+      note: Thanksgiving',
      '-  lead: In Guilford we work on houses of four centuries, around the green and down to the shore.',
      '+  lead: In Guilford we work on old roofs.',
      '-      src: /work/example-colonial-branford/after.jpg',
      '+      src: /work/example-colonial-branford/after-2.jpg',
      '-      alt: "Example picture: the finished roof in dark shingles"',
      '+      alt: "The new roof, from the street"',
      '+- quote: "They came back for one nail."',
      '+  by: R. O., Essex',
      '+  on: google',
      '+  url: https://www.google.com/maps/reviews/example-9',
      '+  date: 2026-01-10',
      '+',
    ])
  })

  test('of a new site each text asks whether it is true of the firm, and its line goes with the answer', async () => {
    const { site } = await initSite(answersOf('OR', 'septic'))
    const { page, open, changed } = await openEditor(site)
    await open('/')
    await page.getByText('Tanks, drain fields and sewer lines').first().click()
    await dialogOf(page).getByText('Proposed: is it yours?').waitFor()
    expect(await violationsOn(page)).toEqual([])
    await dialogOf(page).getByRole('button', { name: 'It is mine' }).click()
    await page.getByRole('status').filter({ hasText: 'Confirmed in data/business.yaml' }).waitFor()
    expect(changed()).toEqual(['-  - site.home.lead'])
    await page.getByText('Tanks, drain fields and sewer lines').first().click()
    await saveButton(page).waitFor()
    expect(await dialogOf(page).getByText('Proposed').count()).toBe(0)
    await page.keyboard.press('Escape')

    await open('/services/drain-fields')
    await page.getByText('Tell us how far from the tank').click()
    await dialogOf(page).getByText('Proposed, all of “Drain Fields, sections”').waitFor()
    await dialogOf(page).getByRole('textbox').fill('Tell us where the grass is green.')
    page.once('dialog', (asked) => void asked.dismiss())
    await dialogOf(page).getByRole('button', { name: 'All of it is mine' }).click()
    await saveButton(page).click()
    await saved(page)
    await page.locator('main').getByText('Tell us where the grass is green.').click()
    await dialogOf(page).getByRole('button', { name: 'All of it is mine' }).click()
    await page.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor()
    expect(changed()).toHaveLength(4)
    expect(changed()).toContain('-  - services.drain-fields.sections')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByText('Taken back.').waitFor()
    expect(changed()).not.toContain('-  - services.drain-fields.sections')
  })
})
