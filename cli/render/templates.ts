import Handlebars from 'handlebars'

/** Template files as text, by name: `route.ts.hbs`. `types.ts` is among them. */
export type TemplateTexts = ReadonlyMap<string, string>

/** Fills the template of that file name. Throws when it, or a value that it names, is missing. */
export type RenderTemplate = (name: string, values: object) => string

/**
 * Compiles templates on first use. A name that the values lack throws (strict mode). XML is
 * escaped by Handlebars; code takes its values through the `json` helper only.
 */
export function createRenderer(texts: TemplateTexts): RenderTemplate {
  const handlebars = Handlebars.create()
  handlebars.registerHelper('json', toCode)
  const compiled = new Map<string, HandlebarsTemplateDelegate>()
  const compile = (name: string) => {
    const text = texts.get(name)
    if (text === undefined) throw new Error(`The template ${name} is missing from templates/.`)
    const noEscape = !name.endsWith('.xml.hbs')
    const template = handlebars.compile(text, { strict: true, noEscape })
    compiled.set(name, template)
    return template
  }
  return (name, values) => (compiled.get(name) ?? compile(name))(values)
}

// U+2028 and U+2029 are line ends in JavaScript of before 2019 and mislead editors.
function toCode(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
