import arial from '@capsizecss/metrics/arial'
import besley from '@capsizecss/metrics/besley'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import publicSans from '@capsizecss/metrics/publicSans'
import roboto from '@capsizecss/metrics/roboto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontFaces, wholeFont } from '../fonts/fonts.ts'
import { textWidth } from '../support/font.ts'
import { projectRoot } from '../support/project.ts'

const css = readFileSync(join(projectRoot, 'src/styles/fonts.css'), 'utf8')
const sample =
  'the quick brown fox jumps over the lazy dog Roof repairs traced to the source Where we work Call us about your roof'

/** How much wider the family is in the weight that the pages set it in than in its regular one. */
async function widening(family: string, weight: number): Promise<number> {
  const face = fontFaces().find((one) => one.family === family)
  if (!face) throw new Error(`There is no face of ${family}.`)
  const file = wholeFont(face)
  return (await textWidth(file, weight, sample)) / (await textWidth(file, 400, sample))
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

test.each([
  ['Besley', besley, 600, 'Georgia', georgia],
  ['Besley', besley, 600, 'Noto Serif', notoSerif],
  ['Public Sans', publicSans, 400, 'Arial', arial],
  ['Public Sans', publicSans, 400, 'Roboto', roboto],
])('$0 keeps its measures in $3', async (family, own, weight, local, fallback) => {
  const width = (own.xWidthAvg / own.unitsPerEm) * (await widening(family, weight))
  const adjust = width / (fallback.xWidthAvg / fallback.unitsPerEm)
  const block = css.split('@font-face').find((face) => face.includes(`'${family} as ${local}'`))
  expect(block).toContain(`src: local('${local}')`)
  expect(block).toContain(`size-adjust: ${percent(adjust)};`)
  expect(block).toContain(`ascent-override: ${percent(own.ascent / own.unitsPerEm / adjust)};`)
  expect(block).toContain(`descent-override: ${percent(-own.descent / own.unitsPerEm / adjust)};`)
  expect(block).toContain(`line-gap-override: ${percent(own.lineGap / own.unitsPerEm / adjust)};`)
})
