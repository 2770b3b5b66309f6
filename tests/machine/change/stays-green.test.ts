import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSettings, runRules } from '../../../cli/audit/run-rules.ts'
import { dataFilesOf, loadData, type DataFile } from '../../../cli/load/load-data.ts'
import { toDay } from '../../../cli/project/context.ts'
import { audits } from '../../../cli/site/audits/index.ts'
import { goneAudits } from '../../../cli/site/rules/audit-settings.ts'
import {
  generatedProject,
  fixture,
  replaceOnce,
  proofFiles,
  citiesOf,
} from '../../support/fixtures.ts'
import { all, words } from '../../support/cases.ts'
import { fixtureData, projectRoot } from '../../support/project.ts'
import { frozenFiles, renderSite } from '../../support/rendered-site.ts'
import { runCli } from '../../support/run-cli.ts'

/** What `audit` finds and nobody has acknowledged; notices count for nothing. */
function faultsOf(files: readonly DataFile[], day?: string): string[] {
  const site = renderSite(files, undefined, day)
  const settings = site.data.site.audit ?? {}
  const outcomes = runRules({ site, rules: audits, settings })
  const placeOf = () => site.placeOf(['site'])
  const input = { settings, rules: audits, gone: goneAudits, outcomes, placeOf }
  return [...outcomes, checkSettings(input)].flatMap(({ findings }) =>
    findings
      .filter(({ severity }) => severity !== 'notice')
      // Of the frame the number of pages is said, which a command may change.
      .map(
        ({ severity, rule, message }) =>
          `${severity} ${rule}: ${message.replace(/ \(\d+ pages\)$/, '')}`,
      ),
  )
}

const filesOf = (folder: string) => dataFilesOf(loadData(folder))

test('audit finds nothing on the shipped data', () => {
  // Whose ever they are, they are as of now.
  expect(faultsOf(filesOf(projectRoot), toDay(new Date()))).toEqual([])
})

const townsOfJobs = words`Branford Guilford Hamden Middletown Wallingford`

test('audit finds no more with the jobs, reviews and people of the demo', () => {
  const cities = all ? fixture('cities') : citiesOf(...townsOfJobs)
  const before = new Set(faultsOf(frozenFiles({ cities })))
  const files = proofFiles(fixtureData)
  const demo = faultsOf(
    files.map((file) => (file.name === 'cities' ? { ...file, text: cities } : file)),
  )
  expect(demo.filter((fault) => !before.has(fault))).toEqual([])
})

const town = `cityName: Old Saybrook
description: >-
  Old Saybrook lies where the Connecticut River meets the Sound, and its roofs stand in the wind of both.
  Cottages at Chalker Beach lost walls to the waves of Irene, while the houses of Fenwick look out over open
  water on three sides. Along North Cove the trees are old and the eaves are low. Tell us which of these is
  yours, because salt, waves and limbs wear a roof in different ways.
localChallenges:
  - At Chalker Beach spray reaches the second floor in a gale, so your fasteners and flashing must be of a metal that salt does not eat.
  - Fenwick has no shelter from the southwest. Ask for six nails to a shingle there, sealed starter rows and a ridge that is fastened, not only glued.
  - Old trees along North Cove drop limbs on low eaves. Look for bruised shingles below them after each storm, before water finds the boards.
nearbyAreas: [Essex, Clinton, Westbrook, Old Lyme, Deep River]
`
const job = `title: New roof on a 1948 Cape
city: New Haven
services: [roof-replacement]
finished: 2025-09
house: cape
facts: { squares: 21, pitch: 8/12 }
found: Two layers of old shingles, and soft boards at the north eave.
did: Off with both layers. New boards where the old ones were soft, then new shingles.
permission: Signed 2025-09-20, kept in folder 7
`
const review = Object.entries({
  quote: 'They came when they said, and the lawn was clean when they left.',
  by: 'D. M., New Haven',
  on: 'letter',
  date: '2025-10-14',
  rating: '5',
  city: 'New Haven',
}).flatMap(([field, value]) => [`--${field}`, value])

const oldAddresses = '/about-us.html\n/old-contact\n/locations/meriden\n'

const commands = [
  [town, 'add-city', '--from', '-'],
  [job, 'add-project', '--from', '-'],
  ['', 'add-review', ...review],
  ['', 'rename-city', 'Meriden', 'Silver City'],
  ['', 'remove-city', 'Waterbury', '--confirm=Waterbury'],
  ['', 'add-service', 'Flat Roofs'],
  ['', 'remove-service', 'storm-damage', '--confirm=Storm Damage'],
  [oldAddresses, 'import', 'addresses', '-'],
  ['', 'validate', '--fix'],
] as const

test('audit finds no more after any command', async () => {
  const folder = await generatedProject()
  const before = new Set(faultsOf(filesOf(folder)))
  for (const [input, ...args] of commands) {
    if (args.some((each) => each === '--fix')) {
      const file = join(folder, 'data/business.yaml')
      writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), '"+18605550142"', '860-555-0142'))
    }
    const { code, stderr } = await runCli(folder, args, undefined, input)
    expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: expect.any(String) })
  }
  expect(faultsOf(filesOf(folder)).filter((fault) => !before.has(fault))).toEqual([])
})
