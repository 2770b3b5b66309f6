import { createRequire } from 'node:module'
import type { GeneratedFile } from './generated-file.ts'

// The generated code's own style, so that a project's .prettierrc does not change its bytes.
const style = { semi: false, singleQuote: true, printWidth: 100 } as const

const parsers: Readonly<Record<string, 'typescript' | 'json'>> = {
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
}

const { version } = createRequire(import.meta.url)('prettier/package.json') as { version: string }

/** What the formatted bytes depend on besides the text. */
export const formatKey = JSON.stringify({ version, style })

/** Formats code with prettier; other files stay as they are. */
export async function formatFile(file: GeneratedFile): Promise<GeneratedFile> {
  const parser = parsers[file.path.split('.').at(-1) ?? '']
  if (!parser) return file
  // Loaded here only: most runs change nothing and never need it.
  const { format } = await import('prettier')
  return { ...file, content: await format(file.content, { ...style, parser }) }
}
