import type { Site } from '../../../templates/types.ts'
import { isDarkFirst, tokensOf } from '../look/tokens.ts'
import type { LookInput } from '../schema/look.ts'

/** The look of the site; nothing where the data says nothing of it. */
export function buildLook(input: LookInput): Pick<Site, 'look'> {
  if (Object.keys(input).length === 0) return {}
  const { dark = 'auto', type = 'besley', corners = 'square', drawings = 'line' } = input
  const { houses = [], icon, colors = {} } = input
  const tokens = tokensOf(colors)
  const isMoved = Object.keys(tokens.light).length > 0
  return {
    look: {
      ...(isMoved && { colors: tokens }),
      dark: isDarkFirst(colors) ? 'always' : dark,
      type,
      corners,
      drawings,
      houses,
      ...(icon && { icon }),
    },
  }
}
