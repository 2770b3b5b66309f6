import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHero } from '../../../src/sections/PageHero'
import { SplitHero } from '../../../src/sections/SplitHero'
import { Photograph } from '../../../src/ui/Photograph'
import { projectRoot } from '../../support/project.ts'

const photo = { src: '/us.jpg', width: 1200, height: 900, alt: 'Us', sources: [] } as const
const photograph = <Photograph photo={photo} sizes="100vw" className="service-picture" />
const drawing = <svg className="service-picture" />
const words = { heading: 'Pipes', lead: 'Fixed.' }

const classesOf = (html: string) => /^<section class="([^"]*)"/.exec(html)?.[1]?.split(' ')

// A photo is within a `picture`, so that no layout finds it as a child of its section.
test.each(Object.entries({ 'a photo': photograph, 'a drawing': drawing }))(
  'the first screen with %s beside the words is known to layouts',
  (_, picture) => {
    const hero = (
      <SplitHero {...words} className="bg-mist" picture={picture}>
        Call
      </SplitHero>
    )
    expect(classesOf(renderToStaticMarkup(hero))).toContain('split-hero')
  },
)

test('so is one with a framed photo, and none without', () => {
  expect(classesOf(renderToStaticMarkup(<PageHero {...words} photo={photo} />))).toContain(
    'framed-hero',
  )
  expect(classesOf(renderToStaticMarkup(<PageHero {...words} />))).not.toContain('framed-hero')
})

test.each(['blocks', 'lines', 'cards'])('the layout %s arranges both', (layout) => {
  const css = readFileSync(join(projectRoot, `src/styles/layouts/${layout}.css`), 'utf8')
  expect(css).toContain('.split-hero')
  expect(css).toContain('.framed-hero')
  expect(css).not.toMatch(/section[^{,]*:has\(> \.service-picture/)
})

test('within the words on a field no other light ground is left', () => {
  const css = readFileSync(join(projectRoot, 'src/styles/layouts/blocks.css'), 'utf8')
  const [field = ''] = /--focus: var\(--on-field\);[^}]*/.exec(css) ?? []
  for (const ground of ['paper', 'mist']) {
    expect(field).toContain(`--color-${ground}: var(--field);`)
  }
})
