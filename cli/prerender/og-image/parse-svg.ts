export interface DrawnElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly DrawnElement[]
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g
const attribute = /([\w:-]+)="([^"]*)"/g

/** Reads markup as React writes it: tags closed, attributes quoted, no text between them. */
export function parseMarkup(markup: string): DrawnElement[] {
  interface Open {
    readonly name: string
    readonly attributes: ReadonlyMap<string, string>
    readonly children: DrawnElement[]
  }
  const top: Open = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  for (const [, closing, name = '', attributes = '', empty] of markup.matchAll(tag)) {
    if (closing) {
      open.pop()
      continue
    }
    const element: Open = { name, attributes: parseAttributes(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  return top.children
}

export function printMarkup({ name, attributes, children }: DrawnElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')
  if (children.length === 0) return `<${name}${written}/>`
  return `<${name}${written}>${children.map(printMarkup).join('')}</${name}>`
}

function parseAttributes(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]))
}
