import { BarsGuide } from './BarsGuide'
import { CardsGuide } from './CardsGuide'
import { DrawingsGuide } from './DrawingsGuide'
import { HeroesGuide } from './HeroesGuide'
import { PartsGuide } from './PartsGuide'
import { TokensGuide } from './TokensGuide'

/** Tokens, parts, sections and drawings in all their states, on one page. */
export function Styleguide() {
  return (
    <main className="guide">
      <h1>Styleguide</h1>
      <TokensGuide />
      <PartsGuide />
      <BarsGuide />
      <HeroesGuide />
      <CardsGuide />
      <DrawingsGuide />
    </main>
  )
}
