import { escapeHtml } from '../document/print-tag'

/** How an attribute is printed. */
interface Attribute {
  /** All that stands before its value. */
  readonly start: string
  /** A `flag` has no value, `spelled` says true and false, and `none` is no attribute. */
  readonly kind: 'text' | 'address' | 'flag' | 'spelled' | 'none'
}

/** Presentation attributes of SVG 2 with hyphens, which properties are written without. */
const hyphenated = `
  alignment-baseline baseline-shift clip-path clip-rule color-interpolation
  color-interpolation-filters color-rendering dominant-baseline fill-opacity fill-rule flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight image-rendering letter-spacing lighting-color marker-end marker-mid marker-start
  mask-type paint-order pointer-events shape-rendering stop-color stop-opacity stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect
  word-spacing writing-mode`

/** Properties that are not named as their attributes are. */
const names = new Map([
  ['autoFocus', 'autofocus'],
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
  ['crossOrigin', 'crossorigin'],
  ['tabIndex', 'tabindex'],
  ...hyphenated
    .trim()
    .split(/\s+/)
    .map((name) => [toProperty(name), name] as const),
])

function toProperty(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

const flags = new Set(
  `allowFullScreen async autoFocus autoPlay controls default defer disabled formNoValidate hidden
  inert itemScope loop multiple muted noModule noValidate open playsInline readOnly required
  reversed`.split(/\s+/),
)
const spelled = /^(?:aria-|data-|contentEditable$|draggable$|focusable$|spellCheck$)/
const noAttributes = /^(?:children$|dangerouslySetInnerHTML$|ref$|on[A-Z])/

const known = new Map<string, Attribute>()

function attributeOf(property: string): Attribute {
  const attribute = { start: ` ${names.get(property) ?? property}="`, kind: kindOf(property) }
  known.set(property, attribute)
  return attribute
}

function kindOf(property: string): Attribute['kind'] {
  if (property === 'href' || property === 'src') return 'address'
  if (flags.has(property)) return 'flag'
  if (noAttributes.test(property)) return 'none'
  return spelled.test(property) ? 'spelled' : 'text'
}

/**
 * A property as an attribute with a blank before it, as React prints it; empty where it is none.
 * Throws for a value that the attribute cannot have, and for an address that is a script or empty.
 */
export function printAttribute(property: string, value: unknown): string {
  const { start, kind } = known.get(property) ?? attributeOf(property)
  if (kind === 'none' || value === null || value === undefined) return ''
  if (kind === 'flag') return value ? `${start}"` : ''
  if (typeof value === 'string') {
    if (kind === 'address' && !isAddress(value)) throw new Error(`"${value}" is no address.`)
    return `${start}${escapeHtml(value)}"`
  }
  if (typeof value === 'number') return `${start}${value}"`
  if (typeof value === 'boolean' && kind === 'spelled') return `${start}${value}"`
  if (value === false) return ''
  throw new Error(`The attribute ${property} is of type ${typeof value}.`)
}

// Browsers pass over blanks before the word, and over line ends and tabs within it.
const script = new RegExp(`^[\\0- ]*${[...'javascript'].join('[\\t\\n\\r]*')}[\\t\\n\\r]*:`, 'i')

const isAddress = (text: string) => text !== '' && !script.test(text)
