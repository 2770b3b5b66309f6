import { hash } from '../../lib/hash.ts'
import type { LookInput } from '../schema/look.ts'
import { trades, type Layout } from '../trades/index.ts'

const layouts = ['plain', 'blocks', 'lines', 'cards'] as const satisfies readonly Layout[]

/** The corners that suit a layout; with the plain one, those of the trade. */
const cornersOf: Readonly<Record<Layout, Pick<LookInput, 'corners'>>> = {
  plain: {},
  blocks: { corners: 'square' },
  lines: { corners: 'square' },
  cards: { corners: 'round' },
}

/**
 * What `init` proposes for look.yaml: colors and typefaces by the trade, a layout that suits it by the name, so that
 * two firms of a town look alike less often.
 */
export function proposeLook(trade: keyof typeof trades, name: string) {
  const { look, layouts: [first, ...others] = layouts } = trades[trade]
  const all = [first, ...others]
  const place = Number.parseInt(hash(name.toLowerCase()).slice(0, 8), 16) % all.length
  const layout = all[place] ?? first
  return { ...look, layout, ...cornersOf[layout] }
}
