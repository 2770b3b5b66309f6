import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasErrors, type Finding } from '../../../cli/lib/finding.ts'
import { dataFilesOf, dataPath, loadData, optionalFileNames } from '../../../cli/load/load-data.ts'
import { buildSite } from '../../../cli/site/pages/build-site.ts'
import { readProject } from '../../../cli/project/read-project.ts'
import { site } from '../../../cli/site/index.ts'
import { validate } from '../../../cli/validate/validate.ts'
import { isInside } from '../../support/reports.ts'
import { mutationCases } from './mutations.ts'
import { fixture } from '../../support/fixtures.ts'
import { projectRoot, rootsOf, temporaryFolder, writeFiles } from '../../support/project.ts'
import { all } from '../../support/cases.ts'

const options = { seed: 20_260_116, numRuns: all ? 40 : 1 }

/** A firm of few words, with something in each file. */
const firm = rootsOf(join(projectRoot, 'tests/fixtures/firms/phoenix'))
const project = { ...readProject(firm), production: false, today: '2026-11-20' }
const reviews = `- quote: It was done before noon, and the yard was clean.
  by: M. R., Glendale
  on: letter
  date: 2026-01-12
  city: Glendale
`
const files = dataFilesOf(project.files).map((file) => {
  return { ...file, text: { look: fixture('look'), reviews }[String(file.name)] ?? file.text }
})
const texts = new Map(files.map(({ path, text }) => [path, text]))

test('as it is, the firm has no error', () => {
  const whole = files.map((file) => ({ file }))
  expect(validate(whole, site, project).data).not.toBeNull()
})

test.each(mutationCases)(
  '%s in %s.yaml: the whole data, or a finding with its place in a file',
  (_, name, mutation) => {
    const folder = temporaryFolder()
    const changed = dataPath(name)
    writeFiles(folder, { [changed]: '' })
    const before = Buffer.from(texts.get(changed) ?? '', 'utf8')
    fc.assert(
      fc.property(mutation, (mutate) => {
        const after = mutate(before)
        writeFileSync(join(folder, changed), after)
        const loaded = files.flatMap((file) =>
          file.path === changed ? loadData(folder, [name]) : [{ file }],
        )
        const { findings, data } = validate(loaded, site, project)
        const textOf = ({ file }: Finding) => (file === changed ? String(after) : texts.get(file))
        expect(findings.find((finding) => !isPlaced(finding, textOf(finding)))).toBeUndefined()
        expect(data === null).toBe(hasErrors(findings))
        if (!data) return
        // Nothing is dropped: all that stands in the file is in the data.
        const written: unknown = parse(String(after))
        const nothing = name === 'look' || name === 'houses' ? {} : []
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

function isPlaced(finding: Finding, text = ''): boolean {
  return finding.message.length > 0 && isInside(text.replace(/^\uFEFF/, ''), finding)
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
