import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasErrors, type Finding } from '../../../cli/lib/finding.ts'
import {
  dataFileNames,
  dataPath,
  loadData,
  optionalFileNames,
  type DataFileName,
} from '../../../cli/load/load-data.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { readProjectData } from '../../../cli/load/project-files.ts'
import { site } from '../../../cli/site/index.ts'
import { validate } from '../../../cli/validate/validate.ts'
import { isInside } from '../../support/findings.ts'
import { mutationCases } from './mutations.ts'
import { dataProject, today, rootsOf } from '../../support/project.ts'
import { smallFixture } from '../../support/small-city.ts'
import { all } from '../../support/matrix.ts'

const options = { seed: 20_260_116, numRuns: all ? 40 : 10 }

test.each(mutationCases)(
  '%s in %s.yaml: the whole data, or a finding with its place in a file',
  (_, name, mutation) => {
    const folder = dataProject({ 'data/cities.yaml': smallFixture('cities') })
    const project = { ...readProjectData(rootsOf(folder)), production: false, today }
    const before = Buffer.from(smallFixture(name), 'utf8')
    fc.assert(
      fc.property(mutation, (mutate) => {
        const after = mutate(before)
        writeFileSync(join(folder, dataPath(name)), after)
        const { findings, data } = validate(loadData(folder), site, project)
        const texts = (file: string) =>
          file === dataPath(name) ? after.toString('utf8') : smallFixture(nameOf(file))
        expect(findings.filter((finding) => !isPlaced(finding, texts)).slice(0, 1)).toEqual([])
        expect(data === null).toBe(hasErrors(findings))
        if (!data) return
        // Nothing is dropped: all that stands in the file is in the data.
        const written: unknown = parse(after.toString('utf8'))
        const nothing = name === 'look' ? {} : []
        const empty = optionalFileNames.includes(name) ? nothing : null
        expect(trimmed(data[name])).toEqual(trimmed(written ?? empty))
        const areas = buildSite(data).pages.filter((page) => page.kind === 'area')
        const addresses = new Set(areas.map(({ path }) => path))
        expect(addresses.size).toBe(data.counties.length + data.cities.length)
      }),
      options,
    )
  },
)

function nameOf(file: string): DataFileName {
  const name = dataFileNames.find((candidate) => dataPath(candidate) === file)
  if (!name) throw new Error(`${file} is no data file.`)
  return name
}

function isPlaced(finding: Finding, texts: (file: string) => string): boolean {
  const text = texts(finding.file).replace(/^\uFEFF/, '')
  return finding.message.length > 0 && isInside(text, finding)
}

/** White space at the ends of a text is not part of it. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return new Map(
    Object.entries(value)
      .map(([key, child]): [string, unknown] => [key, trimmed(child)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
