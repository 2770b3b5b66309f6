import type { TemplateTexts } from '../load/project-files.ts'
import Handlebars from 'handlebars'
import { CommandError, exitCodes } from '../lib/errors.ts'

/** Fills the template of that file name. */
export type RenderTemplate = (name: string, values: object) => string

/** Code takes data through `json`, or through `fields` without the braces. */
export function createRenderer(texts: TemplateTexts): RenderTemplate {
  const handlebars = Handlebars.create()
  const json = (value: unknown) => JSON.stringify(value, null, 2)
  const fields = (value: object) =>
    json(value)
      .slice('{\n'.length, -'\n}'.length)
      .replaceAll(/"\\u0000(\w+)"/g, '$1')
  handlebars.registerHelper({ json, fields })
  const compiled = new Map<string, HandlebarsTemplateDelegate>()
  return (name, values) => {
    const text = texts.get(name)
    if (text === undefined) throw faultOf(name, 'no such file')
    const noEscape = !name.endsWith('.xml.hbs')
    const template = compiled.get(name) ?? handlebars.compile(text, { strict: true, noEscape })
    compiled.set(name, template)
    try {
      return template(values)
    } catch (error) {
      throw isOfTemplate(error) ? faultOf(name, error.message) : error
    }
  }
}

/** Stands in data for what the code has by that name; no text of an owner begins so. */
export const named = (name: string) => `\0${name}`

export function faultOf(name: string, message: string): CommandError {
  return new CommandError(exitCodes.failed, `templates/${name}: ${message}`)
}

/** Handlebars throws plain errors where it cannot read a template. */
function isOfTemplate(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return (
    error instanceof Handlebars.Exception || /^(Parse|Lexical) error on line/.test(error.message)
  )
}
