import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFilesOf, loadData } from '../../../cli/load/load-data.ts'
import type { Answer } from '../../../src/editor/protocol.ts'
import { editSession } from '../../support/edit-session.ts'
import { firmData, proofPublic } from '../../support/fixtures.ts'
import { fixtureData, temporaryFolder } from '../../support/project.ts'
import { renderSite } from '../../support/rendered-site.ts'

const firms = { example: fixtureData, denver: firmData('denver'), tampa: firmData('tampa') }

/** On this day all that the made-up firms have done is over. */
const day = '2027-01-05'

test.each(Object.entries(firms))(
  'a click on a text finds the value that it comes from, on every kind of page: %s',
  async (_, data) => {
    const folder = temporaryFolder()
    cpSync(proofPublic, join(folder, 'data/public'), { recursive: true })
    cpSync(data, join(folder, 'data'), { recursive: true })
    const kinds = new Set<string>()
    const { pages } = renderSite(
      dataFilesOf(loadData(folder)),
      ({ kind }) => !kinds.has(kind) && kinds.add(kind).size > 0,
      day,
    )
    const session = editSession(folder, day)
    let single = 0
    for (const { path, blocks } of pages) {
      for (const { text, origins } of blocks) {
        const sources = new Set(origins.map(({ source }) => JSON.stringify(source)))
        const { fields } = (await session.ask<Answer>('fields', { page: path, text })).body
        const found = fields.map((field) => JSON.stringify(field.path))
        if (sources.size > 0) expect(found.toSorted(), text).toEqual([...sources].toSorted())
        if (sources.size === 1) single += 1
      }
    }
    expect(kinds.size).toBeGreaterThan(7)
    expect(single).toBeGreaterThan(300)
  },
)
