import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { citiesOf, dataProject, layProofOver } from '../../support/fixtures.ts'
import { startServer } from '../../support/run-cli.ts'
import { openContext } from './site-in-browser.ts'

const towns = ['Branford', 'Guilford', 'Hamden', 'Middletown', 'Wallingford']

describe.skipIf(inject('browserPath') === '')('the focus of a photo', () => {
  test('a click in the dialog sets what a cropped photo shows; typed nonsense is refused', async () => {
    const project = dataProject({ 'data/cities.yaml': citiesOf(...towns) })
    layProofOver(project)
    const { origin: address } = await startServer(project, ['edit', '--port', '0'])
    const context = await openContext({ viewport: { width: 1280, height: 900 } })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const path = `/work/example-colonial-branford${new URL(address).search}`
    await page.goto(new URL(path, address).href)
    await page.getByRole('switch', { name: 'Editing', checked: true }).waitFor()
    const begin = page.getByRole('dialog', { name: 'What would you like to do?' })
    await begin.waitFor()
    await page.keyboard.press('Escape')
    await begin.waitFor({ state: 'detached' })
    const photo = page.locator('main').getByAltText('the finished roof in dark shingles').first()
    const positionOf = () => photo.evaluate((each) => getComputedStyle(each).objectPosition)
    expect(await positionOf()).toBe('50% 50%')

    const dialog = page.getByRole('dialog')
    await photo.click()
    const shown = dialog.getByAltText('As it is now')
    await expect
      .poll(() => shown.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
      .toBeGreaterThan(0)
    const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {}
    await shown.click({ position: { x: width * 0.21, y: height * 0.88 } })
    const point = dialog.getByLabel(/^What stays in view/)
    expect(await point.inputValue()).toBe('20% 90%')
    await point.fill('the roof')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('two percentages, from the left and from the top').waitFor()
    await point.fill('24% 90%')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
    const data = readFileSync(join(project, 'data/projects.yaml'), 'utf8')
    expect(data.match(/focus: .*/g)).toHaveLength(1)
    await page.locator('img.focus-y-90').first().waitFor()
    expect(await positionOf()).toBe('20% 90%')

    await photo.click()
    await dialog.getByLabel(/^What stays in view/).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('img.focused').first().waitFor({ state: 'detached' })
    expect(readFileSync(join(project, 'data/projects.yaml'), 'utf8')).not.toContain('focus:')
  })
})
