import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCli } from '../../support/run-cli.ts'
import { temporaryFolder } from '../../support/project.ts'

/** Offices in states of all kinds: with two zones, with parishes, boroughs and cities in no county. */
export const offices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CT: { town: 'Norwalk', postalCode: '06850', phone: '203-555-0142' },
  OH: { town: 'Dayton', postalCode: '45402', phone: '937-555-0142' },
  FL: { town: 'Tampa', postalCode: '33602', phone: '813-555-0142', timeZone: 'America/New_York' },
  AZ: { town: 'Tucson', postalCode: '85701', phone: '520-555-0142' },
  TX: { town: 'Plano', postalCode: '75074', phone: '972-555-0142', timeZone: 'America/Chicago' },
  LA: { town: 'Lafayette', postalCode: '70501', phone: '337-555-0142' },
  AK: {
    town: 'Anchorage',
    postalCode: '99501',
    phone: '907-555-0142',
    timeZone: 'America/Anchorage',
  },
  VA: { town: 'Richmond', postalCode: '23219', phone: '804-555-0142' },
}

/** The answers of a made-up firm. */
export const answersOf = (state: string, trade: string) => ({
  name: 'Aldous, Finch & Daughters',
  trade,
  state,
  ...offices[state],
  email: 'office@aldous-finch.example.com',
})

/** Runs `init` on answers in a new folder, on the given day; `site` is that folder. */
export async function initSite(
  answers: Readonly<Record<string, unknown>>,
  args: readonly string[] = [],
  parent = temporaryFolder(),
) {
  mkdirSync(parent, { recursive: true })
  writeFileSync(join(parent, 'answers.yaml'), JSON.stringify(answers))
  const line = ['init', 'site', '--from', 'answers.yaml', ...args]
  return { ...(await runCli(parent, line)), site: join(parent, 'site') }
}
