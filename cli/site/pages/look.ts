import type { Look, Mark, Site } from '../../../templates/types.ts'
import { isDarkFirst, tokensOf } from '../look/tokens.ts'
import type { SiteData } from '../schema/data.ts'
import type { LookInput } from '../schema/look.ts'

/** The data without what is drawn, where the look of the site is without drawings. */
export function withoutDrawings(data: SiteData): SiteData {
  if ((data.look.drawings ?? 'line') === 'line') return data
  // The street of Home is a list of houses; that of an address is a text.
  const isDrawn = (key: string, value: unknown) =>
    ['house', 'picture', 'scene'].includes(key) || (key === 'street' && Array.isArray(value))
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (isDrawn(key, value) ? undefined : value)),
  )
}

/** Which of the two schemes pages have: `always` the dark one where the ground is dark by itself. */
export const schemeOf = ({ colors = {}, dark = 'auto' }: LookInput): Look['dark'] =>
  isDarkFirst(colors) ? 'always' : dark

/** The look of the site; nothing where the data says nothing of it. */
export function buildLook(input: LookInput): Pick<Site, 'look'> {
  if (Object.keys(input).length === 0) return {}
  const { type = 'besley', corners = 'square', drawings = 'line' } = input
  const { houses = [], colors = {} } = input
  const tokens = tokensOf(colors)
  const isMoved = Object.keys(tokens.light).length > 0
  return {
    look: {
      ...(isMoved && { colors: tokens }),
      dark: schemeOf(input),
      type,
      corners,
      drawings,
      houses,
    },
  }
}

/** The mark in browser tabs, on phones and shared pictures, and in the header where there is no logo. */
export function buildMark({ business: { name, logo }, look: { icon } }: SiteData): Mark {
  if (icon === 'house') return { kind: 'house' }
  const isSquare = logo?.width === logo?.height && /\.(svg|png)$/i.test(logo?.src ?? '')
  const src = icon ?? (isSquare ? logo?.src : undefined)
  if (src !== undefined) return { kind: 'picture', src }
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? []
  const telling = words.filter((word) => !/^(and|of|the|llc|inc|co)\.?$/i.test(word))
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => [...word][0])
  return { kind: 'initials', letters: letters.join('').toUpperCase() }
}
