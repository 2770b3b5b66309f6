import { expect, test } from 'vitest'
import { change, dataOf } from '../../support/changes.ts'
import { generatedProject, write } from '../../support/generated-project.ts'
import { fixture, fixtureWith } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const [projects, reviews] = ['data/projects.yaml', 'data/reviews.yaml']
const remove = ['remove-city', 'Meriden', '--confirm=Meriden'] as const

const job = (city: string) => `
- slug: cape-2025
  title: New roof on a Cape
  city: ${city} # the town
  services: [roof-replacement]
  finished: 2025-12
  house: cape
  found: A leak.
  did: A roof.
  permission: Signed 2025-12-20
`
const review = (city: string) => `
- quote: They came when they said.
  by: D. M.
  on: letter
  date: 2025-12-20
  city: ${city}
`

/** A project of three cities with a job and a review in Meriden. */
async function provenProject(): Promise<string> {
  const folder = await generatedProject()
  write(folder, projects, fixtureWith('projects', '\n[]\n', job('Meriden')))
  write(folder, reviews, fixtureWith('reviews', '\n[]\n', review('Meriden')))
  await runCli(folder, ['generate'])
  return folder
}

test('a town that is renamed is renamed in its jobs and reviews', async () => {
  const folder = await provenProject()
  const { plan } = await change(folder, 'rename-city', 'Meriden', 'Silver City')
  const after = dataOf(folder)
  expect(after[projects]).toBe(fixtureWith('projects', '\n[]\n', job('Silver City')))
  expect(after[reviews]).toBe(fixtureWith('reviews', '\n[]\n', review('Silver City')))
  expect(plan.pages.disappear).toEqual(['/service-areas/meriden'])
})

test('a town that jobs and reviews name is not removed, and the places are said', async () => {
  const folder = await provenProject()
  const before = dataOf(folder)
  const { code, stderr } = await runCli(folder, remove)
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /name Meriden: data\/projects\.yaml:\d+, data\/reviews\.yaml:\d+\. Take them out first/,
  )
  expect(dataOf(folder)).toEqual(before)
})

test('one that is served all the same is removed, and its job stays', async () => {
  const folder = await provenProject()
  const served = fixtureWith('site', 'contactOnly: [Shelton]', 'contactOnly: [Meriden]')
  write(folder, 'data/site.yaml', served)
  const { plan } = await change(folder, ...remove)
  expect(plan.pages.disappear).toEqual(['/service-areas/meriden'])
  expect(dataOf(folder)[projects]).toContain('city: Meriden # the town')
})

test('the first job makes two pages, and its removal by hand is refused: its address vanishes', async () => {
  const folder = await provenProject()
  expect((await runCli(folder, ['list', '--json'])).code).toBe(0)
  write(folder, projects, fixture('projects'))
  const { code, stdout } = await runCli(folder, ['validate'])
  expect(code).toBe(1)
  expect(stdout).toContain('/work/cape-2025 was an address of this site')
})
