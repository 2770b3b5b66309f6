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
  NC: { town: 'Asheville', postalCode: '28801', phone: '828-555-0142' },
  OR: {
    town: 'Bend',
    postalCode: '97701',
    phone: '541-555-0142',
    timeZone: 'America/Los_Angeles',
  },
  GA: { town: 'Savannah', postalCode: '31401', phone: '912-555-0142' },
  MO: { town: 'Kansas City', postalCode: '64105', phone: '816-555-0142' },
  KS: {
    town: 'Overland Park',
    postalCode: '66204',
    phone: '913-555-0142',
    timeZone: 'America/Chicago',
  },
  MI: {
    town: 'Ann Arbor',
    postalCode: '48104',
    phone: '734-555-0142',
    timeZone: 'America/Detroit',
  },
}

/** What a firm says whose trade is none of the list. */
const named = { tradeName: 'piano tuning', services: ['Tuning', 'Voicing', 'Keys', 'Repairs'] }

/** The answers of a made-up firm. */
export const answersOf = (state: string, trade: string) => ({
  name: 'Aldous, Finch & Daughters',
  trade,
  ...(trade === 'other' && named),
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
