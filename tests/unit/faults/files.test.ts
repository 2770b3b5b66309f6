import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitAll, dataProject } from '../../support/fixtures.ts'
import { newFindings, reportOf, type Changes } from '../../support/reports.ts'
import { writeFiles } from '../../support/project.ts'
import { emptiedFaults } from './files.ts'
import { plant } from './fault.ts'

const review = `- quote: The crew was on time and left the yard clean.
  by: Ann B.
  on: Google
  url: https://www.google.com/maps/reviews/1
  date: 2025-11-02
`

const foundIn = async (folder: string) => {
  const { findings } = await reportOf(folder)
  const own = findings.filter(({ rule }) => rule.startsWith('file/'))
  return own.map(
    ({ severity, rule, message, expected }) => `${severity} ${rule}: ${message} ${expected}`,
  )
}

test.each(emptiedFaults.map((fault) => [fault.name, plant(fault)] as const))(
  '%s, which had entries at the last commit, is a notice',
  async (_, { path, content }) => {
    const folder = dataProject({ 'data/reviews.yaml': review })
    commitAll(folder)
    expect(await foundIn(folder)).toEqual([])
    if (content === null) rmSync(join(folder, path))
    else writeFiles(folder, { [path]: content })
    expect(await foundIn(folder)).toEqual([
      'notice file/emptied: data/reviews.yaml has no entries; at the last commit it had 1. `git restore data/reviews.yaml`, or a commit without them',
    ])
    commitAll(folder)
    expect(await foundIn(folder)).toEqual([])
  },
)

test.each([
  ['another ending', 'reviews.yaml', 'reviews.yml'],
  ['the ending of Notepad', 'people.yaml', 'people.yaml.txt'],
  ['a letter too few', 'projects.yaml', 'project.yaml'],
  ['a file that has to be there', 'cities.yaml', 'cities.yml'],
  ['another ending and a letter too few', 'services.yaml', 'service.yml'],
])('%s: the one finding says what it was renamed from', async (_, name, there) => {
  const changes = { [`data/${name}`]: null, [`data/${there}`]: review }
  const place = { file: `data/${name}`, line: 1, column: 1 }
  const message = `data/${name} is missing.`
  const expected = `data/${there} renamed to data/${name}, if it is that`
  const found = { rule: 'file/missing', severity: 'error', ...place, message, expected }
  const findings = await newFindings(changes)
  expect(findings).toMatchObject([found])
  expect(findings[0]).not.toHaveProperty('suggestion')
})

test.each<[what: string, changes: Changes, found: string[]]>([
  [
    'a copy that was set aside',
    { 'people.yaml': null, 'people.yaml.bak': '[]' },
    ['people.yaml.bak. its entries in data/people.yaml, if they are to count'],
  ],
  [
    'what systems and editors leave',
    { '.DS_Store': '', '~$towns.xlsx': '', 'cities.yaml~': '', 'Thumbs.db': '' },
    [],
  ],
  [
    'a folder, once',
    { 'photos/a.jpg': '', 'photos/b.jpg': '' },
    ['photos. data/public/ for what is to be published, another folder for the rest'],
  ],
])('%s', async (_, changes, found) => {
  const named = Object.entries(changes).map(([name, content]) => [`data/${name}`, content] as const)
  const said = found.map((each) => `warning file/unread: Nothing reads data/${each}`)
  expect(await foundIn(dataProject(Object.fromEntries(named)))).toEqual(said)
})

test('a list that is a link to nothing is missed, as any other file is', async () => {
  const folder = dataProject({ 'data/people.yaml': null })
  symlinkSync('elsewhere.yaml', join(folder, 'data/people.yaml'))
  expect(await foundIn(folder)).toEqual([
    'error file/missing: data/people.yaml is a link that leads to nothing. its entries, from a copy or by `git restore data/people.yaml`',
  ])
})
