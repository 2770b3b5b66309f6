import arial from '@capsizecss/metrics/arial'
import besley from '@capsizecss/metrics/besley/600'
import georgia from '@capsizecss/metrics/georgia/700'
import notoSerif from '@capsizecss/metrics/notoSerif/700'
import publicSans from '@capsizecss/metrics/publicSans'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman/700'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/project.ts'

const css = readFileSync(join(projectRoot, 'src/styles/fonts.css'), 'utf8')

/**
 * Not in the collection. Heights from the files of Debian's `fonts-dejavu-core` (`hhea`); widths as the
 * collection measures, by how often each letter stands in a text.
 */
const dejaVuSans = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1050 }
const dejaVuSerif = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1157 }

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`

test.each([
  ['Besley', besley, 'Georgia', ' Bold', georgia],
  ['Besley', besley, 'Noto Serif', ' Bold', notoSerif],
  ['Besley', besley, 'Times New Roman', ' Bold', timesNewRoman],
  ['Besley', besley, 'DejaVu Serif', ' Bold', dejaVuSerif],
  ['Public Sans', publicSans, 'Arial', '', arial],
  ['Public Sans', publicSans, 'Roboto', '', roboto],
  ['Public Sans', publicSans, 'DejaVu Sans', '', dejaVuSans],
])('$0 keeps its measures in $2', (family, own, local, style, fallback) => {
  const width = own.xWidthAvg / own.unitsPerEm
  const adjust = width / (fallback.xWidthAvg / fallback.unitsPerEm)
  const block = css.split('@font-face').find((face) => face.includes(`'${family} as ${local}'`))
  expect(block).toContain(`src: local('${local}${style}')`)
  expect(block).toContain(`size-adjust: ${percent(adjust)};`)
  expect(block).toContain(`ascent-override: ${percent(own.ascent / own.unitsPerEm / adjust)};`)
  expect(block).toContain(`descent-override: ${percent(-own.descent / own.unitsPerEm / adjust)};`)
  expect(block).toContain(`line-gap-override: ${percent(own.lineGap / own.unitsPerEm / adjust)};`)
})
