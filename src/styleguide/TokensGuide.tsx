import type { CSSProperties } from 'react'
import styles from '../styles/tokens.css?raw'
import { readTokens } from './read-tokens'
import { Specimen } from './Specimen'

interface Sample {
  readonly className: string
  /** How the token is demonstrated. */
  readonly style: (value: string) => CSSProperties
  readonly text?: string
}

const samples: Readonly<Record<string, Sample>> = {
  color: {
    className: 'h-12 border border-rule-strong',
    style: (background) => ({ background }),
  },
  text: {
    className: 'font-serif leading-[1.2]',
    style: (fontSize) => ({ fontSize }),
    text: 'Ridge, hip and valley 860',
  },
  spacing: { className: 'h-4 bg-copper', style: (width) => ({ width }) },
  shadow: {
    className: 'h-12 w-32 border border-rule-strong',
    style: (boxShadow) => ({ boxShadow }),
  },
}

/** Colors, type, spacing and shadows of the theme. */
export function TokensGuide() {
  return (
    <section>
      <h2>Tokens</h2>
      {Object.entries(samples).map(([kind, { className, style, text }]) => (
        <div key={kind} className={kind === 'color' ? 'guide-grid' : undefined}>
          {readTokens(styles, kind).map(({ name, value }) => (
            <Specimen key={name} name={`${name} ${value}`}>
              <div className={className} style={style(`var(${name})`)}>
                {text}
              </div>
            </Specimen>
          ))}
        </div>
      ))}
    </section>
  )
}
