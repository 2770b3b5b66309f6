import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { pathKey } from '../../../cli/reading/mark-data.ts'
import type { Block } from '../../../cli/reading/page.ts'
import { buildState } from '../../../cli/site/changes/states.ts'
import type { FieldsOfText, DataPath, Saved } from '../../../src/editor/protocol.ts'
import { firmData } from '../../support/fixtures.ts'
import { homeAt, rootsOf, temporaryFolder } from '../../support/project.ts'
import { readState } from '../../support/rendered-site.ts'
import { runCli } from '../../support/run-cli.ts'
import { dataIn } from '../../support/site-model.ts'
import { editSession } from '../edit/edit-session.ts'

/** On this day all that the made-up firms have done is over. */
const day = '2027-01-05'

/** The pages of a project as they are on disk. */
function pagesOf(folder: string) {
  const roots = rootsOf(folder)
  const { paths, pageAt } = readState(
    buildState(dataIn(roots, day), loadAtlas(roots, homeAt(roots))),
  )
  return paths.flatMap((path) => pageAt(path) ?? [])
}

/** A text on a drawing is set in other lines where it is longer. */
const inWriting = (shown: readonly Block[]) => shown.filter(({ isDrawn }) => !isDrawn)

/** A word that stands nowhere else, of letters alone. */
const signOf = (number: number) =>
  `q${[...String(number)].map((digit) => 'bcdfghjkmn'[Number(digit)]).join('')}q`

const anySign = /q[bcdfghjkmn]+q/g

/** The value with a sign in its last word that is no braces; `undefined` where it has none. */
function withSign(value: string, sign: string): string | undefined {
  const parts = value.split(/(\{[^}]*\})/)
  const at = parts.findLastIndex((part, index) => index % 2 === 0 && /\p{L}/u.test(part))
  if (at < 0) return undefined
  const signed = parts[at]?.replace(/(\p{L})(?=\P{L}*$)/u, `$1${sign}`) ?? ''
  return parts.with(at, signed).join('')
}

test.each(['columbus', 'phoenix'])(
  'what is saved after a click changes the text that was clicked: %s',
  async (firm) => {
    const folder = temporaryFolder()
    cpSync(firmData(firm), join(folder, 'data'), { recursive: true })
    const { code, stderr } = await runCli(folder, ['generate'], day)
    expect({ code, stderr }).toMatchObject({ code: 0 })

    const session = editSession(folder, day)
    const clicked: { page: string; text: string; path: DataPath }[] = []
    for (const { path: page, shown } of pagesOf(folder)) {
      const counts = new Map<string, number>()
      for (const { text, isDrawn } of shown) {
        const nth = counts.get(text) ?? 0
        counts.set(text, nth + 1)
        if (isDrawn || !/\p{L}{2}/u.test(text)) continue
        const { body } = await session.ask<FieldsOfText>('fields', { page, text, nth: String(nth) })
        const [field] = body.fields
        const isOne = body.note === '' && body.fields.length === 1
        if (field && isOne && typeof field.value === 'string') {
          clicked.push({ page, text, path: field.path })
        }
      }
    }
    const values = [...new Map(clicked.map(({ path }) => [pathKey(path), path])).values()]
    const signs = new Map<string, string>()
    for (const [number, path] of values.entries()) {
      const { value } = await session.field(...path)
      const signed = withSign(String(value), signOf(number))
      if (signed === undefined) continue
      // Names that others are told by are changed by commands, and refused here.
      const { status } = await session.save<Saved>({ kind: 'set', path, value: signed })
      if (status === 200) signs.set(pathKey(path), signOf(number))
    }
    // Each text that was clicked is there again with the sign of its value, as often as it was clicked.
    const after = pagesOf(folder).flatMap(({ path: page, shown }) =>
      inWriting(shown).map(({ text }) => ({ page, text, plain: text.replaceAll(anySign, '') })),
    )
    const seen = clicked.flatMap(({ page, text, path }) => {
      const sign = signs.get(pathKey(path))
      return sign === undefined ? [] : { page, text, path: path.join('.'), sign }
    })
    const missing = seen.filter(({ page, text, sign }) => {
      const at = after.findIndex(
        (each) => each.page === page && each.plain === text && each.text.includes(sign),
      )
      if (at >= 0) after.splice(at, 1)
      return at < 0
    })
    expect(missing).toEqual([])
    expect(seen.length).toBeGreaterThan(600)
    expect(signs.size).toBeGreaterThan(200)
  },
)
