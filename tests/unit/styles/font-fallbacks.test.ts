import archivo from '@capsizecss/metrics/archivo'
import archivoSemiBold from '@capsizecss/metrics/archivo/600'
import archivoBold from '@capsizecss/metrics/archivo/700'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import barlowCondensed from '@capsizecss/metrics/barlowCondensed/600'
import besley from '@capsizecss/metrics/besley/600'
import figtree from '@capsizecss/metrics/figtree'
import figtreeSemiBold from '@capsizecss/metrics/figtree/600'
import georgia from '@capsizecss/metrics/georgia/700'
import notoSerif from '@capsizecss/metrics/notoSerif/700'
import publicSans from '@capsizecss/metrics/publicSans'
import publicSansSemiBold from '@capsizecss/metrics/publicSans/600'
import roboto from '@capsizecss/metrics/roboto'
import robotoBold from '@capsizecss/metrics/roboto/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman/700'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { typePairs } from '../../fonts/fonts.ts'
import { projectRoot } from '../../support/project.ts'

const css = typePairs
  .map((pair) => readFileSync(join(projectRoot, `src/styles/type/${pair}.css`), 'utf8'))
  .join('')

/**
 * Not in the collection. Heights from the files of Debian's `fonts-dejavu-core` (`hhea`); widths as the
 * collection measures, by how often each letter stands in a text.
 */
const dejaVuSans = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1050 }
const dejaVuSansBold = { ...dejaVuSans, xWidthAvg: 1171 }
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
  ['Public Sans', publicSansSemiBold, 'Arial', ' Bold', arialBold],
  ['Public Sans', publicSansSemiBold, 'Roboto', ' Bold', robotoBold],
  ['Public Sans', publicSansSemiBold, 'DejaVu Sans', ' Bold', dejaVuSansBold],
  ['Archivo Bold', archivoBold, 'Arial', ' Bold', arialBold],
  ['Archivo Bold', archivoBold, 'Roboto', ' Bold', robotoBold],
  ['Archivo Bold', archivoBold, 'DejaVu Sans', ' Bold', dejaVuSansBold],
  ['Archivo', archivo, 'Arial', '', arial],
  ['Archivo', archivo, 'Roboto', '', roboto],
  ['Archivo', archivo, 'DejaVu Sans', '', dejaVuSans],
  ['Archivo', archivoSemiBold, 'Arial', ' Bold', arialBold],
  ['Archivo', archivoSemiBold, 'Roboto', ' Bold', robotoBold],
  ['Archivo', archivoSemiBold, 'DejaVu Sans', ' Bold', dejaVuSansBold],
  ['Barlow Condensed', barlowCondensed, 'Arial', ' Bold', arialBold],
  ['Barlow Condensed', barlowCondensed, 'Roboto', ' Bold', robotoBold],
  ['Barlow Condensed', barlowCondensed, 'DejaVu Sans', ' Bold', dejaVuSansBold],
  ['Figtree', figtree, 'Arial', '', arial],
  ['Figtree', figtree, 'Roboto', '', roboto],
  ['Figtree', figtree, 'DejaVu Sans', '', dejaVuSans],
  ['Figtree', figtreeSemiBold, 'Arial', ' Bold', arialBold],
  ['Figtree', figtreeSemiBold, 'Roboto', ' Bold', robotoBold],
  ['Figtree', figtreeSemiBold, 'DejaVu Sans', ' Bold', dejaVuSansBold],
])('$0 keeps its measures in $2$3', (family, own, local, style, fallback) => {
  const width = own.xWidthAvg / own.unitsPerEm
  const adjust = width / (fallback.xWidthAvg / fallback.unitsPerEm)
  const blocks = css.split('@font-face')
  const block = blocks.find(
    (face) =>
      face.includes(`font-family: '${family} as ${local}'`) &&
      face.includes(`src: local('${local}${style}')`),
  )
  // A narrow face is set larger, and so is what stands for it.
  const web = blocks.find((face) => new RegExp(`font-family: '?${family}'?;`).test(face))
  const scale = Number(/size-adjust: (\d+)%/.exec(web ?? '')?.[1] ?? 100) / 100
  expect(block?.includes('font-weight: 600')).toBe(style === ' Bold')
  expect(block).toContain(`size-adjust: ${percent(adjust * scale)};`)
  expect(block).toContain(`ascent-override: ${percent(own.ascent / own.unitsPerEm / adjust)};`)
  expect(block).toContain(`descent-override: ${percent(-own.descent / own.unitsPerEm / adjust)};`)
  expect(block).toContain(`line-gap-override: ${percent(own.lineGap / own.unitsPerEm / adjust)};`)
})
