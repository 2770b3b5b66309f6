import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Changes, FieldsOfText, Refused, Saved } from '../../../src/editor/protocol.ts'
import { firmData } from '../../support/fixtures.ts'
import { temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { editSession } from './edit-session.ts'

const day = '2026-11-26'

/** A session on the firm in two Kansas Citys. */
async function openFirm() {
  const folder = temporaryFolder()
  cpSync(firmData('kansas-city'), join(folder, 'data'), { recursive: true })
  expect((await runCli(folder, ['generate'], day)).code).toBe(0)
  return { session: editSession(folder, day), cities: join(folder, 'data/cities.yaml') }
}

const overlandPark = ['cities', 3] as const

test('texts of a town of the second state lead to their values, the state filled in or shown', async () => {
  const { session } = await openFirm()
  const fieldOf = async (text: string) => {
    const query = { page: '/service-areas/overlandpark', text, nth: '0' }
    const { body } = await session.ask<FieldsOfText>('fields', query)
    return body.fields[0]?.path.join('.')
  }
  expect(await fieldOf('Overland Park’s siding, ranch by ranch')).toBe('cities.3.pageTitle')
  expect(await fieldOf('7 miles from Overland Park, Kansas')).toBe('business.coordinates')
  expect(await fieldOf('Johnson County, Kansas licensed contractor JCL 2026-0193')).toBe(
    'business.registration.1.label',
  )
})

test('what is saved of it is read with its own state, and told where it says another', async () => {
  const { session, cities } = await openFirm()
  const before = readFileSync(cities, 'utf8')
  const path = [...overlandPark, 'metaDescription']
  const { value } = await session.field(...path)
  const saved = async (text: string) => {
    const { done, warnings } = (await session.save<Saved>({ kind: 'set', path, value: text })).body
    return [done, ...warnings].join('\n')
  }
  expect(await saved(`${value}`.replace('repair', 'care'))).toBe('Saved in data/cities.yaml:73.')
  const { body } = await session.ask<Changes>('changes', {})
  expect(body.report).toContain('+ Siding care and replacement in Overland Park, Kansas, from')
  expect(await saved(`${value}`.replace('{state}', 'Missouri'))).toContain(
    '"Overland Park, Missouri" puts Overland Park into Missouri; it lies in Kansas.',
  )
  for (const _ of [1, 2]) expect((await session.ask('undo', {})).status).toBe(200)
  expect(readFileSync(cities, 'utf8')).toBe(before)
})

test('the second place of a name goes into a list as one value, and a state is two letters', async () => {
  const { session, cities } = await openFirm()
  const nearby = [...overlandPark, 'nearbyAreas', 1]
  const added = await session.save({ kind: 'insert', path: nearby, value: 'Kansas City, KS' })
  expect(added.status).toBe(200)
  expect(readFileSync(cities, 'utf8')).toMatch(/nearbyAreas: \[[^"\]]+, "Kansas City, KS", /)
  const state = ['counties', 1, 'state']
  const refused = await session.save<Refused>({ kind: 'set', path: state, value: 'Kansas' })
  expect(refused).toMatchObject({ status: 422, body: { findings: [{ path: state }] } })
})
