import { BarsGuide } from './BarsGuide'
import { DrawingsGuide } from './DrawingsGuide'
import { PagesGuide } from './PagesGuide'
import { PartsGuide } from './PartsGuide'
import { ProofGuide } from './ProofGuide'
import { TokensGuide } from './TokensGuide'

/** Tokens, parts, pages and drawings in all their states, on one page. */
export function Styleguide() {
  return (
    <main className="guide p-8">
      <h1>Styleguide</h1>
      <TokensGuide />
      <PartsGuide />
      <ProofGuide />
      <BarsGuide />
      <PagesGuide />
      <DrawingsGuide />
    </main>
  )
}
