import { readAreas, type AreaTexts } from './area-texts.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const doorwayLocalNames: SiteAuditRule<'fewest'> = {
  id: 'doorway/local-names',
  severity: 'warning',
  asks: 'The text of a town names places in it: streets, quarters, rivers, buildings.',
  why: 'Who works in a town knows its names; a text without any fits every town.',
  fault: 'description: The old houses near the center need care.',
  repair: 'description: The old houses on Main Street in Ivoryton need care.',
  limits: { fewest: 3 },
  check: (site, { fewest }) => ({
    breaches: readAreas(site)
      .flat()
      .map((area) => ({ ...area, names: localNamesOf(area) }))
      .filter(({ names }) => names.length < fewest)
      .map(({ page, name, own: [first], names }) => ({
        page: page.path,
        ...(first && { at: first.block, source: first.source }),
        message: `The text of ${name} names ${names.length === 0 ? 'no place in it' : `only ${names.join(' and ')}`}.`,
        expected: `${fewest} names or more`,
      })),
  }),
}

/** All of a page, each once; in a heading every word may have a capital. */
function localNamesOf({ sentences }: AreaTexts): string[] {
  const told = sentences.filter(({ text }) => !/^h\d$/.test(text.block.tag))
  return [...new Set(told.flatMap(({ names }) => names))]
}
