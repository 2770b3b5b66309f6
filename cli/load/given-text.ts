import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { encodingOf } from '../lib/encoding.ts'
import { dataError, faultAt } from '../lib/errors.ts'
import type { Io } from '../lib/io.ts'
import { readBytes } from './public-files.ts'

/** As much as a sitemap may have (sitemaps.org). */
const maxBytes = 50 * 1024 * 1024

/**
 * The text of a file that the command line names, `-` for standard input, without its byte order mark. Throws a
 * `CommandError` where it is none in UTF-8 or UTF-16; `expected` says what it should be.
 */
export function readGivenText(io: Io, file: string, expected: string): string {
  if (file === '-') return requireText('Standard input', io.stdin(), /[\0\uFFFD]/)
  const refuse = (what: string, instead = expected) =>
    dataError(`${file} ${what}. Expected: ${instead}. Nothing was changed.`)
  const path = resolve(io.cwd, file)
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  const bytes = size > maxBytes ? Buffer.alloc(0) : readBytes(path)
  const length = Math.max(size, bytes.length)
  if (length > maxBytes) {
    const [has, most] = [length, maxBytes].map((count) => count.toLocaleString('en-US'))
    throw refuse(`has ${has} bytes`, `at most ${most} bytes: take it in parts`)
  }
  const kind = otherKind(file, bytes)
  if (kind !== undefined) throw refuse(`is ${kind}`)
  const encoding = encodingOf(bytes)
  const isSound = encoding !== 'utf-8' || isUtf8(bytes)
  return requireText(file, new TextDecoder(encoding).decode(bytes), isSound ? /\0/ : /\uFFFD/)
}

/** What a file is that begins as no text does. */
function otherKind(file: string, bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 4)
  if (start.startsWith('\x1F\x8B')) return 'a packed file (gzip)'
  if (start.startsWith('PK') && /\.zip$/i.test(file)) return 'a packed folder (zip)'
  // Spreadsheets and other documents of an office begin as packed folders do.
  if (/^(PK|\xD0\xCF)/.test(start)) return 'a spreadsheet or another document'
  return start === '%PDF' ? 'a PDF' : undefined
}

function requireText(name: string, text: string, foreign: RegExp): string {
  const at = text.search(foreign)
  if (at === -1) return text.replace(/^\uFEFF/, '')
  const expected =
    'UTF-8 or UTF-16: save the file again with one of them (Notepad: Save as, Encoding; Excel: CSV UTF-8)'
  throw faultAt({ name, text, at }, 'a character of another encoding stands here', expected)
}
