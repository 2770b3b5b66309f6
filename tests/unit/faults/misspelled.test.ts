import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPair, isScalar, parseDocument, visit } from 'yaml'
import { expect, test } from 'vitest'
import { dataFileNames } from '../../../cli/load/load-data.ts'
import { sample } from '../../support/cases.ts'
import { fixtureData } from '../../support/project.ts'
import { newFindings } from '../../support/reports.ts'

/** The first of each field of the frozen data, and the file in which its name lacks a letter. */
function misspelled(name: string): readonly (readonly [string, string, string])[] {
  const text = readFileSync(join(fixtureData, `${name}.yaml`), 'utf8')
  const first = new Map<string, string>()
  visit(parseDocument(text), {
    Pair(_, { key }, ancestors) {
      if (!isScalar(key) || !key.range) return
      const above = ancestors.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? [String(node.key.value)] : [],
      )
      const word = String(key.value)
      const field = [...above, word].join('.')
      const wrong = word.length > 3 ? word.slice(0, -2) + word.slice(-1) : `${word}x`
      const [at] = key.range
      if (!first.has(field))
        first.set(field, text.slice(0, at) + wrong + text.slice(at + word.length))
    },
  })
  // Names of claims are the owner's own, and each text that names one says that it is not there.
  const fields = [...first].filter(([field]) => !/^claims\.[^.]+$/.test(field))
  return fields.map(([field, content]) => [field, `data/${name}.yaml`, content])
}

test.each(sample(dataFileNames.flatMap(misspelled), 8))(
  'a misspelled %s of %s is one finding, of what would follow nothing is said',
  async (_field, path, content) => {
    const found = await newFindings({ [path]: content })
    // The kind of a section tells which fields it has, so that it is missing first.
    expect(found.map(({ rule }) => rule)).toEqual([
      expect.stringMatching(/^(schema\/(unknown|missing)-key|acknowledge\/unknown-rule)$/),
    ])
  },
)
