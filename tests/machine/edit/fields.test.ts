import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { buildState } from '../../../cli/site/changes/states.ts'
import type { FieldsOfText } from '../../../src/editor/protocol.ts'
import { editSession } from './edit-session.ts'
import { sample } from '../../support/cases.ts'
import { firmData, proofPublic } from '../../support/fixtures.ts'
import { homeAt, fixtureData, rootsOf, temporaryFolder } from '../../support/project.ts'
import { readState } from '../../support/rendered-site.ts'
import { dataIn } from '../../support/site-model.ts'

const firms = { tampa: firmData('tampa'), denver: firmData('denver'), example: fixtureData }

/** On this day all that the made-up firms have done is over. */
const day = '2027-01-05'

test.each(sample(Object.entries(firms), 3))(
  'a click on a text finds the value that it comes from, on every kind of page: %s',
  async (_, data) => {
    const folder = temporaryFolder()
    cpSync(proofPublic, join(folder, 'data/public'), { recursive: true })
    cpSync(data, join(folder, 'data'), { recursive: true })
    const roots = rootsOf(folder)
    const state = buildState(dataIn(roots, day), loadAtlas(roots, homeAt(roots)))
    const reading = readState(state)
    const { pages: all, site } = state.model
    const firsts = new Map(
      [site.notFound, ...all.toReversed()].map(({ kind, path }) => [kind, path]),
    )
    const session = editSession(folder, day)
    let single = 0
    for (const page of firsts.values()) {
      const { shown = [] } = reading.pageAt(page) ?? {}
      const counts = new Map<string, number>()
      for (const { text, origins } of shown) {
        const nth = counts.get(text) ?? 0
        counts.set(text, nth + 1)
        const pointed = { page, text, nth: String(nth) }
        const { fields } = (await session.ask<FieldsOfText>('fields', pointed)).body
        const found = fields.map((field) => field.path.join('.'))
        // Who points at a photo points at its words.
        const sources = origins.map(({ source }) => source.join('.').replace(/\.alt$/, ''))
        if (sources.length > 0) expect(found, text).toEqual([...new Set(sources)])
        if (sources.length === 1) single += 1
      }
    }
    expect(firsts.size).toBeGreaterThan(7)
    expect(single).toBeGreaterThan(300)
  },
)
