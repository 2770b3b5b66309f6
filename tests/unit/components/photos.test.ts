import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DataFileName } from '../../../cli/load/load-data.ts'
import { documentOf, textsOf } from '../../support/built-site.ts'
import { fixture, replaceOnce } from '../../support/fixtures.ts'
import { projectRoot, today } from '../../support/project.ts'
import { filesOfFirm, frozenFiles, renderFiles } from '../../support/rendered-site.ts'

const shown = /^\/(services(\/roof-repairs)?|service-areas\/(guilford|newhavencounty))?$/

/** Some pages of the frozen data with a photo below each of these lines, by its alt. */
function pagesWith(...places: readonly (readonly [DataFileName, below: string, alt: string])[]) {
  const files: Partial<Record<DataFileName, string>> = {}
  for (const [name, line, alt] of places) {
    const photo = `  photo: { src: /share.png, width: 1200, height: 630, alt: ${alt} }\n`
    files[name] = replaceOnce(files[name] ?? fixture(name), line, line + photo)
  }
  const pages = renderFiles(frozenFiles(files), today, ({ path }) => shown.test(path))
  return (path: string, images = 'main img') => {
    const document = documentOf(pages.find((page) => page.path === path)?.html ?? '')
    return [...document.querySelectorAll(images)].map((image) => image.getAttribute('alt'))
  }
}

test('a photo of Home, a town or a county stands before its street, with copies of its size', () => {
  const at = pagesWith(
    ['site', '\nhome:\n', 'Our crew'],
    ['cities', '- cityName: Guilford\n', 'In Guilford'],
    ['counties', '- name: New Haven County\n', 'By the river'],
  )
  const framed = '.drawing ~ figure source[srcset*="/share-480.avif 480w"] ~ img[fetchpriority]'
  expect(at('/', framed)).toEqual(['Our crew'])
  expect(at('/service-areas/guilford', framed)).toEqual(['In Guilford'])
  expect(at('/service-areas/newhavencounty', framed)).toEqual(['By the river'])
})

test('a photo with a focus is cropped around the nearest tenths, any other around the middle', () => {
  const classOf = (focus: string) => {
    const cities = fixture('cities')
    const photo = `  photo: { src: /share.png, width: 1200, height: 630, alt: Roof${focus} }\n`
    const line = '- cityName: Guilford\n'
    const files = frozenFiles({ cities: replaceOnce(cities, line, line + photo) })
    const [page] = renderFiles(files, today, ({ path }) => path === '/service-areas/guilford')
    return documentOf(page?.html ?? '').querySelector('img[alt=Roof]')?.className ?? ''
  }
  const plain = classOf('')
  expect(plain).not.toContain('focus')
  expect(classOf(', focus: 35% 94%')).toBe(`${plain} focused focus-x-40 focus-y-90`)
  expect(classOf(', focus: 0% 100%')).toBe(`${plain} focused focus-x-0 focus-y-100`)
  const css = readFileSync(join(projectRoot, 'src/styles/parts.css'), 'utf8')
  const tenths = [0, 10, 20, 30, 40, 60, 70, 80, 90, 100]
  for (const axis of ['x', 'y']) {
    const rules = tenths.map((each) => `.focus-${axis}-${each} {\n    --focus-${axis}: ${each}%;`)
    expect(rules.filter((rule) => !css.includes(rule))).toEqual([])
  }
})

test('photos of services stand on cards where all of a row have one, and else on their pages alone', () => {
  const first = ['services', '- slug: residential-roofing\n', 'On a house'] as const
  const second = ['services', '- slug: commercial-roofing\n', 'On a shop'] as const
  const third = ['services', '- slug: roof-repairs\n', 'A patch'] as const
  const alone = pagesWith(first)
  const at = pagesWith(first, second, third)
  for (const path of ['/', '/services']) {
    expect(alone(path).filter(Boolean)).toEqual([])
    expect(at(path).filter(Boolean)).toEqual(['On a house', 'On a shop'])
  }
  expect(at('/services/roof-repairs')).toContain('A patch')
})

const firms = ['columbus', 'denver', 'phoenix', 'portland', 'tampa']

test.each(firms)(
  'the strip of %s says what its data says, or a sentence for two of them',
  (firm) => {
    const files = filesOfFirm(firm, 'corners: soft')
    const read = (name: DataFileName) => files.find((file) => file.name === name)?.text ?? ''
    const [home] = renderFiles(files, '2026-11-26', ({ path }) => path === '/')
    const document = documentOf(home?.html ?? '')
    const items = textsOf(document, '.credentials li')
    const [, claims = ''] = /\n  strip: \[(.*)\]/.exec(read('site')) ?? []
    const others = read('business').match(/^(rating|insurance):/gm) ?? []
    const count = claims.split(',').length + others.length + 1
    expect(items).toHaveLength(count < 3 ? 0 : count)
    const said = items.at(-1) ?? textsOf(document, 'header p').join(' ')
    expect(said).toMatch(/(^|\. )(Office in|In) /)
  },
)
