import styles from '../styles/tokens.css?raw'
import { readTokens } from './read-tokens'
import { Specimen } from './Specimen'

/** Colours, type, spacing and shadows, as the theme has them. */
export function TokensGuide() {
  return (
    <section>
      <h2>Tokens</h2>
      <div className="guide-grid">
        {readTokens(styles, 'color').map(({ name, value }) => (
          <Specimen key={name} name={`${name} ${value}`}>
            <div className="swatch" style={{ background: `var(${name})` }} />
          </Specimen>
        ))}
      </div>
      {readTokens(styles, 'text').map(({ name, value }) => (
        <Specimen key={name} name={`${name} ${value}`}>
          <p className="guide-line" style={{ fontSize: `var(${name})` }}>
            <span className="font-serif">Ridge, hip and valley 860</span> and the text face
          </p>
        </Specimen>
      ))}
      {readTokens(styles, 'spacing').map(({ name, value }) => (
        <Specimen key={name} name={`${name} ${value}`}>
          <div className="guide-bar" style={{ width: `var(${name})` }} />
        </Specimen>
      ))}
      {readTokens(styles, 'shadow').map(({ name, value }) => (
        <Specimen key={name} name={`${name} ${value}`}>
          <div className="guide-box" style={{ boxShadow: `var(${name})` }} />
        </Specimen>
      ))}
    </section>
  )
}
