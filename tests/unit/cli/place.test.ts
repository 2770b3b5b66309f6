import { expect, test } from 'vitest'
import { dataProject } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const place = (...args: readonly string[]) => runCli(dataProject(), ['place', ...args])

test('`place` says county, center, miles and neighbors, the nearest first', async () => {
  const { code, stdout } = await place('guilford')
  expect(code).toBe(0)
  const [town, office, around, ...near] = stdout.trimEnd().split('\n')
  expect(town).toMatch(/^Guilford, New Haven County, CT: 41\.\d+, -72\.\d+$/)
  expect(office).toMatch(/^\d+(\.\d)? miles from the office$/)
  expect(around).toBe('10 places around it:')
  expect(near).toHaveLength(10)
  expect(near.join()).toContain('Madison, New Haven County, CT')
  const miles = near.map((line) => Number.parseFloat(line))
  expect(miles).toEqual(miles.toSorted((a, b) => a - b))
})

test('as JSON, with other places of that name', async () => {
  const { stdout } = await place('Portland', '--json')
  const { name, county, state, others, near, milesFromOffice } = JSON.parse(stdout)
  expect({ name, county, state }).toEqual({
    name: 'Portland',
    county: 'Middlesex County',
    state: 'CT',
  })
  expect(others).toContainEqual(expect.objectContaining({ name: 'Portland' }))
  expect(near[0]).toMatchObject({ coordinates: {}, miles: expect.any(Number) })
  expect(milesFromOffice).toBeGreaterThan(0)
})

test('a name that is none: exit code 1, and the nearest', async () => {
  expect(await place('Guilfrod')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No place that the program knows has the name "Guilfrod". Did you mean Guilford?\n',
  })
  const { stderr } = await place('Xyzzy')
  expect(stderr).toContain('A place that is missing can be added in data/places/.')
})

test.each([
  ['Gilford', 'Guilford', 'the nearest of those that are one letter away'],
  ['Springfeld', 'Springfield', 'one of another state'],
  ['Springfeld, MA', 'Springfield, MA', 'with its state'],
  ['Saybrok', 'Old Saybrook', 'one that has such a word'],
])('`place %s`: did you mean %s, %s', async (name, meant) => {
  const { code, stderr } = await place(name)
  expect(code).toBe(1)
  expect(stderr).toContain(`Did you mean ${meant}?\n`)
})
