import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataProject } from '../../support/fixtures.ts'
import { newFindings, type Changes } from '../../support/reports.ts'
import { aReview, findingsOfFiles } from './files.ts'

test.each([
  ['another ending', 'reviews.yaml', 'reviews.yml'],
  ['the ending of Notepad', 'people.yaml', 'people.yaml.txt'],
  ['a letter too few', 'projects.yaml', 'project.yaml'],
  ['a file that has to be there', 'cities.yaml', 'cities.yml'],
  ['another ending and a letter too few', 'services.yaml', 'service.yml'],
])('%s: the one finding says what it was renamed from', async (_, name, there) => {
  const changes = { [`data/${name}`]: null, [`data/${there}`]: aReview }
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
  expect(await findingsOfFiles(dataProject(Object.fromEntries(named)))).toEqual(said)
})

test('a list that is a link to nothing is missed, as any other file is', async () => {
  const folder = dataProject({ 'data/people.yaml': null })
  symlinkSync('elsewhere.yaml', join(folder, 'data/people.yaml'))
  expect(await findingsOfFiles(folder)).toEqual([
    'error file/missing: data/people.yaml is a link that leads to nothing. its entries, from a copy or by `git restore data/people.yaml`',
  ])
})
