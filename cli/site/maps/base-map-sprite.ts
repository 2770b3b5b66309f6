import type { OutlinesFile } from '../../render/site-model.ts'
import type { Look, ServiceMap } from '../../../templates/types.ts'
import { hash } from '../../lib/hash.ts'
import { paletteOf, type Palette } from '../look/tokens.ts'
import { schemeOf } from '../pages/look.ts'
import type { BaseMap } from './base-map.ts'
import type { Box } from './geometry.ts'

/** Draws all sheets into one SVG file: below each other, with the outlines alone beside each. */
export function drawSheets({ plane, shapes, sheets, look }: BaseMap): OutlinesFile {
  const styles = outlineStyles(paletteOf(look.colors ?? {}), schemeOf(look))
  const use = (id: string, name: string) =>
    shapes.some((shape) => shape.id === id) ? `<use href="#${id}" class="${name}"/>` : ''
  const defs = shapes.map(({ id, d }) => `<path id="${id}" d="${d}"/>\n`).join('')
  const coast = ['outer coast', 'outer sea', 'inner coast', 'inner sea'].map((name) =>
    use('land', name),
  )
  const ground = coast.join('') + use('abroad', 'abroad') + use('land', 'far')
  const step = stepOf(plane.bounds)
  const defsOfHatch = hatching(step / 560)
  const drawn = sheets.map((ids, index) => {
    const [counties, towns] = [true, false].map((isCounty) =>
      ids
        .filter(({ kind }) => (kind === 'county') === isCounty)
        .map(({ id, kind }) => use(id, kind) + (kind === 'plain' ? use(id, 'hatched') : ''))
        .join(''),
    )
    const amid = use('towns', 'towns')
    const lines = amid + use('lines', amid ? 'edges' : 'lines') + counties + use('land', 'shore')
    const y = index * step
    return [
      `<g transform="translate(0 ${y})">${ground}${towns}${lines}${use('rivers', 'river')}</g>\n`,
      `<g transform="translate(${step} ${y})" class="bare">${lines}</g>\n`,
    ].join('')
  })
  const content = [
    `<svg xmlns="http://www.w3.org/2000/svg"><style>${styles}</style>`,
    `<defs>\n${defsOfHatch}${defs}</defs>\n${drawn.join('')}</svg>\n`,
  ].join('')
  const path = `/assets/outlines-${hash(content).slice(0, 8)}.svg` as const
  return { path, content, styles }
}

/** The parts of the file behind a map, as SVG view boxes. */
export function viewsOf(bounds: Box, sheet: number, box: Box): ServiceMap['views'] {
  const step = stepOf(bounds)
  const short = (value: number) => Number(value.toFixed(1))
  const top = short(box.top + sheet * step)
  const size = `${short(box.right - box.left)},${short(box.bottom - box.top)}`
  const view = (left: number) => `${short(left)},${top},${size}`
  return { coloured: view(box.left), lines: view(box.left + step) }
}

/** Separates sheets so far that no map shows two of them. */
function stepOf({ left, top, right, bottom }: Box): number {
  return 2 * Math.ceil(right - left + bottom - top)
}

/** Lines across towns without a page of their own, as their shade alone is hardly another. */
const hatching = (size: number) => {
  const side = Number(size.toPrecision(2))
  return (
    `<pattern id="hatching" width="${side}" height="${side}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="rotate(45)"><path class="hatch" d="M0 0V${side}" stroke-width="${side / 4}"/></pattern>\n`
  )
}

const clearGrey = '#767676'

const paints = (palette: Palette, scheme: 'light' | 'dark') => {
  const of = (token: string) => palette(scheme, `map-${token}`)
  return [
    `svg{--sea:${of('sea')};--wave:${of('wave')};--river:${of('river')};--far:${of('far')}`,
    `--near:${of('land')};--edge:${of('shore')};--rule:${of('border')}}`,
  ].join(';')
}

// An SVG image does not inherit the page's styles, so they are in the file.
const outlineStyles = (palette: Palette, scheme: Look['dark']) => `
${paints(palette, 'light')}
${scheme === 'auto' ? `@media (prefers-color-scheme:dark){\n${paints(palette, 'dark')}\n}\n` : ''}svg{fill:none;stroke-linejoin:round;stroke-linecap:round}
.bare{--near:none;--edge:${clearGrey};--rule:${clearGrey}}
path{vector-effect:non-scaling-stroke}
.coast{stroke:var(--wave)}
.sea{stroke:var(--sea)}
.outer{stroke-width:66px}
.outer.coast{stroke-opacity:.25}
.outer.sea{stroke-width:63px}
.inner{stroke-width:32px}
.inner.coast{stroke-opacity:.6}
.inner.sea{stroke-width:29px}
.far,.abroad{fill:var(--far)}
.abroad{stroke:var(--far);stroke-width:5px}
.lines{stroke:var(--rule);stroke-dasharray:7 4}
.town,.plain{fill:var(--near)}
.plain{fill-opacity:.5}
.hatched{fill:url(#hatching)}
.hatch{stroke:var(--edge);stroke-opacity:.45;vector-effect:none}
.towns{stroke:var(--rule)}
.edges{stroke:var(--edge);stroke-width:1.2px}
.county{fill:var(--near);stroke:var(--edge);stroke-width:1.6px}
.shore{stroke:var(--edge);stroke-width:1.2px}
.river{stroke:var(--river);stroke-width:2.2px}
@media (max-width:499px){
.outer{stroke-width:36px}
.outer.sea{stroke-width:34px}
.inner{stroke-width:18px}
.inner.sea{stroke-width:16px}
.river{stroke-width:1.6px}
}
`
