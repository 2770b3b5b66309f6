import { Buffer } from 'node:buffer'
import { createRequire } from 'node:module'
import type { GeneratedFile } from './generated-file.ts'

// The generated code's own style, so that a project's .prettierrc does not change its bytes.
const style = { semi: false, singleQuote: true, printWidth: 100 } as const

const parsers: Readonly<Record<string, 'typescript' | 'json'>> = {
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
}

/** What the formatted bytes depend on besides the text. */
export function formatKey(): string {
  const { version } = createRequire(import.meta.url)('prettier/package.json') as { version: string }
  return JSON.stringify({ version, style })
}

// All but characters that are surely one column wide, by which a line's width is its length.
const perhapsWide = /[^\n -~\u00A1-\u00A8\u00AF-\u02FF\u2013\u2014\u2018\u2019\u201C\u201D\u2026]/

/** Whether a file is printed as prettier would: templates do that, where they can tell the width. */
export function isFormatted({ path, content }: GeneratedFile): boolean {
  return parserFor(path) === undefined || isAscii(content) || !perhapsWide.test(content)
}

/** Told in a tenth of the time that it takes to look at each character. */
const isAscii = (text: string) => Buffer.byteLength(text) === text.length

/** Formats code with prettier, where it is not in that form already. */
export async function formatFile(file: GeneratedFile): Promise<GeneratedFile> {
  const parser = parserFor(file.path)
  if (!parser || isFormatted(file)) return file
  // Loaded here only: most runs never need it.
  const { format } = await import('prettier')
  return { ...file, content: await format(file.content, { ...style, parser }) }
}

const parserFor = (path: string) => parsers[path.split('.').at(-1) ?? '']
