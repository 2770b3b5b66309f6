import type { HeaderRule, HostTable } from './host.ts'

/** A header as a server's file sets it: for every answer, and otherwise for some files. */
export interface HeaderValues {
  readonly name: string
  /** Empty where only some files have the header. */
  readonly value: string
  readonly others: readonly { readonly value: string; readonly paths: readonly string[] }[]
}

/** The rules by header instead of by path; the files with the same value stand together. */
export function headersByName({ headers }: Pick<HostTable, 'headers'>): HeaderValues[] {
  const names = new Set(headers.flatMap((rule) => Object.keys(rule.headers)))
  return [...names].map((name) => {
    const rules = headers.filter((rule) => Object.hasOwn(rule.headers, name))
    const value = valueIn(
      rules.find(({ path }) => path === '/*'),
      name,
    )
    const files = rules.filter(({ path }) => path !== '/*')
    const values = [...new Set(files.map((rule) => valueIn(rule, name)))]
    const others = values.map((each) => ({
      value: each,
      paths: files.filter((rule) => valueIn(rule, name) === each).map(({ path }) => path),
    }))
    return { name, value, others }
  })
}

const valueIn = (rule: HeaderRule | undefined, name: string) => rule?.headers[name] ?? ''

/** The text as a part of a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** What is packed on its way, besides HTML. */
export const packedTypes = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
]

export const joinLines = (lines: readonly string[]) => `${lines.join('\n')}\n`
