import { createRequire } from 'node:module'
import type { GeneratedFile } from './generated-file.ts'

// The generated code's own style, so that a project's .prettierrc does not change its bytes.
const style = { semi: false, singleQuote: true, printWidth: 100, parser: 'typescript' } as const

/** What the formatted bytes depend on besides the text. */
export function formatKey(): string {
  const { version } = createRequire(import.meta.url)('prettier/package.json') as { version: string }
  return JSON.stringify({ version, style })
}

/** The code of a generated module as prettier formats it. */
export async function formatFile({ content }: GeneratedFile): Promise<string> {
  // Most runs change no code, and loading prettier takes longer than they do.
  const { format } = await import('prettier')
  return format(content, style)
}
