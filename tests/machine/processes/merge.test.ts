import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { DataEdit } from '../../../cli/edit/data-edits.ts'
import { editYaml } from '../../../cli/edit/edit-yaml.ts'
import { dataPath } from '../../../cli/load/load-data.ts'
import {
  goTo,
  meaningOf,
  mendData,
  openRepository,
  readIn,
  type Repository,
} from '../change/branches.ts'
import { contents, temporaryFolder } from '../../support/project.ts'
import { all } from '../../support/cases.ts'
import { dataProject, citiesOf } from '../../support/fixtures.ts'
import { runCli, addCity } from '../../support/run-cli.ts'

const [firstDay, secondDay] = ['2026-01-15', '2026-01-20'] as const
const [dayOfOne, dayOfOther] = ['2026-02-03', '2026-02-04'] as const

interface City {
  readonly cityName: string
  readonly nearbyAreas: readonly string[]
}

/** Towns of both counties, some next to each other in the file. */
const citiesText = citiesOf('New Haven', 'Waterbury', 'Guilford', 'Middletown', 'Essex')
const cities: readonly City[] = parse(citiesText)
const towns = cities.map(({ cityName }) => cityName)

/** What somebody does: a command, or an edit by hand with `generate` behind it. */
interface Change {
  readonly name: string
  /** The town that it is about, if any. */
  readonly town: string
  /** The town comes, goes, or gets another name. */
  readonly isMove: boolean
  readonly make: (folder: string) => readonly string[]
}

const command = (town: string, ...args: readonly string[]): Change => ({
  name: args.slice(0, 2).join(' '),
  town,
  isMove: true,
  make: () => args,
})

/** The place of an edit is looked up in the data, where towns may stand elsewhere by then. */
function edit(name: string, toEdit: (cities: readonly City[]) => DataEdit, town = ''): Change {
  const make = (folder: string) => {
    const found = toEdit(parse(readIn(folder, dataPath('cities'))))
    const path = dataPath(found.file)
    writeFileSync(join(folder, path), editYaml(readIn(folder, path), [found]))
    return ['generate']
  }
  return { name, town, isMove: false, make }
}

const indexOf = (found: readonly City[], town: string) =>
  found.findIndex(({ cityName }) => cityName === town)

const editTitle = (town: string, value: string) =>
  edit(
    `title of ${town}`,
    (found) => ({ kind: 'set', file: 'cities', path: [indexOf(found, town), 'pageTitle'], value }),
    town,
  )

const editText = (town: string) =>
  edit(
    `text of ${town}`,
    (found) => {
      const path = [indexOf(found, town), 'description']
      return { kind: 'rewrite', file: 'cities', path, words: twice('the') }
    },
    town,
  )

const add = (word: string) =>
  edit(`redirect ${word}`, () => {
    const value = { from: `/${word}`, to: '/services' }
    return { kind: 'append', file: 'addresses', path: ['redirects'], value }
  })

const twice = (word: string) => ({ from: word, to: `${word} and ${word}`, except: [] })

const aTown = fc.constantFrom(...towns)
const aChange: fc.Arbitrary<Change> = fc.oneof(
  fc
    .constantFrom('Old Saybrook', 'Deep River', 'Haddam', 'Westbrook', 'Orange', 'Bethany')
    .map((town) => command(town, ...addCity(town))),
  aTown.map((town) => command(town, 'remove-city', town, `--confirm=${town}`)),
  aTown.map((town) => command(town, 'rename-city', town, `${town} Green`)),
  aTown.map((town) => editTitle(town, `Roofs of ${town} in Good Hands`)),
  aTown.map(editText),
  fc.constantFrom(
    edit('phone', () => {
      return { kind: 'set', file: 'business', path: ['phone'], value: '+18605550187' }
    }),
    edit('section text', () => {
      const path = ['home', 'metaDescription']
      return { kind: 'rewrite', file: 'site', path, words: twice('homes') }
    }),
    edit('service', () => {
      const path = [1, 'metaDescription']
      return { kind: 'rewrite', file: 'services', path, words: twice('shops') }
    }),
    add('spring'),
    add('autumn'),
  ),
)

/** A project in memory, committed, in which some pages have a date and others none. */
async function baseProject(): Promise<Repository> {
  const folder = temporaryFolder(existsSync('/dev/shm') ? '/dev/shm' : undefined)
  cpSync(dataProject({ 'data/cities.yaml': citiesText }), folder, { recursive: true })
  await runCli(folder, ['generate'], firstDay)
  const repository = openRepository(folder)
  for (const town of towns.slice(0, 2)) {
    await carryOut(repository, editTitle(town, `Roofs Made in ${town}`), secondDay)
  }
  return repository
}

async function carryOut({ folder }: Repository, change: Change, day: string): Promise<void> {
  const { code, stdout, stderr } = await runCli(folder, change.make(folder), day)
  if (code !== 0) throw new Error(`${change.name}: ${stdout}${stderr}`)
}

// `TEST_MATRIX=all MERGE_PAIRS=400` tries so many, in some minutes.
const numRuns = Number(process.env['MERGE_PAIRS'] ?? (all ? 40 : 1))

test('what two branches did, merged by git, is as if one had followed the other', async () => {
  const repository = await baseProject()
  const { folder } = repository
  const base = repository.commit()
  const commits = new Map<string, string>()
  const branch = async (change: Change, day: string) => {
    const known = commits.get(change.name + day)
    if (known !== undefined) return known
    goTo(repository, base)
    await carryOut(repository, change, day)
    const commit = repository.commit()
    commits.set(change.name + day, commit)
    return commit
  }
  const check = fc.asyncProperty(aChange, aChange, async (one, other) => {
    fc.pre(one.town !== other.town || one.town === '')
    fc.pre(one.name !== other.name)
    const [ours, theirs] = [await branch(one, dayOfOne), await branch(other, dayOfOther)]
    goTo(repository, ours)
    await carryOut(repository, other, dayOfOther)
    const expected = { data: meaningOf(folder), generated: contents(join(folder, 'generated')) }
    goTo(repository, ours)
    repository.merge(theirs)
    mendData(repository)
    const data = meaningOf(folder)
    // A list of towns that both made another one: people decide what is right.
    if (one.isMove && other.isMove) fc.pre(isDeepStrictEqual(data, expected.data))
    const { code, stderr } = await runCli(folder, ['generate'], dayOfOther)
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('generated/') })
    const generated = contents(join(folder, 'generated'))
    expect({ data, generated }).toEqual(expected)
    expect(await runCli(folder, ['generate', '--check'], dayOfOther)).toMatchObject({ code: 0 })
  })
  await fc.assert(check, { seed: 20_261_125, numRuns })
})
