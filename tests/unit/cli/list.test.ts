import { expect, test } from 'vitest'
import { dataProject, oldSaybrook } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'

const project = () => dataProject({ 'data/cities.yaml': oldSaybrook })

test('lists pages, counties with their towns, and redirects', async () => {
  const { code, stdout, stderr } = await runCli(project(), ['list'])
  const lines = stdout.split('\n')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(lines[0]).toBe('14 pages')
  expect(stdout).toContain(
    '\n  /service-areas/oldsaybrook      Old Saybrook, CT, roofs, river to beach\n\n',
  )
  expect(stdout).toContain('\nNew Haven County: 0 towns, none with a page\n')
  expect(stdout).not.toMatch(/ $/m)
  expect(stdout).toContain(`
Middlesex County: 6 towns, 1 with a page
  Old Saybrook, Deep River, Haddam, Killingworth, Middlefield, Westbrook

7 redirects
  /services/residential → /services/residential-roofing
`)
})

test('lists the same as JSON, alone on stdout', async () => {
  const { code, stdout, stderr } = await runCli(project(), ['list', '--json'])
  const listing = JSON.parse(stdout)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(Object.keys(listing)).toEqual(['version', 'pages', 'counties', 'redirects', 'gone'])
  expect(listing.pages.at(-1)).toEqual({
    path: '/service-areas/oldsaybrook',
    kind: 'area',
    title: 'Old Saybrook, CT, roofs, river to beach',
  })
  expect(listing.counties[1].towns.slice(0, 2)).toEqual([
    { name: 'Old Saybrook', path: '/service-areas/oldsaybrook' },
    { name: 'Deep River', path: null },
  ])
})

test('with faulty data it prints the faults and ends with 1', async () => {
  const folder = dataProject({ 'data/cities.yaml': '' })
  const { code, stdout, stderr } = await runCli(folder, ['list'])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(
    /^data\/cities\.yaml:1:1 error data\/cities\.yaml is empty\. file\/empty\n/,
  )
  expect(stderr).toMatch(/\nThe data has errors; nothing was listed\.\n$/)
})
