import type { Look, Mark, Site } from '../../../templates/types.ts'
import { lettersOf } from '../../lib/invisible.ts'
import { drawnMarks, isMarkName } from '../look/marks.ts'
import { isDarkFirst, tokensOf } from '../look/tokens.ts'
import type { SiteData } from '../schema/data.ts'
import type { LookInput } from '../schema/look.ts'

/**
 * Removes drawings from the data when the look has none and, with `words`, also the photos of services and of
 * the firm.
 */
export function withoutDrawings(data: SiteData): SiteData {
  const { drawings = 'line' } = data.look
  if (drawings === 'line') return data
  const pictures = new Set(['house', 'picture', 'scene', ...(drawings === 'none' ? ['photo'] : [])])
  // The `street` of Home is a list of houses, that of an address a text.
  const isPicture = (key: string, value: unknown) =>
    pictures.has(key) || (key === 'street' && Array.isArray(value))
  const { business, people, ...pages } = data
  const shown: typeof pages = JSON.parse(
    JSON.stringify(pages, (key, value: unknown) => (isPicture(key, value) ? undefined : value)),
  )
  return { business, people, ...shown }
}

/** The color schemes of pages: `always` dark when the ground color is dark. */
export const schemeOf = ({ colors = {}, dark = 'auto' }: LookInput): Look['dark'] =>
  isDarkFirst(colors) ? 'always' : dark

/** The look of the site; empty when the data has none, or only an icon. */
export function buildLook({ icon: _mark, ...input }: LookInput): Pick<Site, 'look'> {
  if (Object.keys(input).length === 0) return {}
  const { type = 'besley', corners = 'square', layout = 'plain', drawings = 'line' } = input
  const { houses = [], colors = {} } = input
  const tokens = tokensOf(colors)
  const isMoved = Object.keys(tokens.light).length > 0
  return {
    look: {
      ...(isMoved && { colors: tokens }),
      dark: schemeOf(input),
      type,
      corners,
      layout,
      drawings,
      houses,
    },
  }
}

/** The mark in browser tabs, on phones and share pictures, and in the header when there is no logo. */
export function buildMark({ business: { name, logo }, look: { icon } }: SiteData): Mark {
  if (icon !== undefined && isMarkName(icon)) return { kind: 'drawn', ...drawnMarks[icon] }
  const isSquare = logo?.width === logo?.height && /\.(svg|png)$/i.test(logo?.src ?? '')
  const src = icon ?? (isSquare ? logo?.src : undefined)
  if (src !== undefined) return { kind: 'picture', src }
  const words = lettersOf(name).match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? []
  const telling = words.filter((word) => !/^(and|of|the|llc|inc|co)\.?$/i.test(word))
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => [...word][0])
  return { kind: 'initials', letters: letters.join('').toUpperCase() }
}
