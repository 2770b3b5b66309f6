import { wordsOf } from '../../lib/collections.ts'
import type { BusinessInput } from '../schema/business.ts'

/** An IANA time zone, with the part of a state that uses it. */
export interface Zone {
  readonly zone: string
  readonly part: string
}

/** States with a single zone, by zone. */
const undivided: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': wordsOf('CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  'America/Chicago': wordsOf('AL AR IA IL LA MN MO MS OK WI'),
  'America/Denver': wordsOf('CO MT NM UT WY'),
  'America/Phoenix': wordsOf('AZ'),
  'America/Los_Angeles': wordsOf('CA NV WA'),
  'Pacific/Honolulu': wordsOf('HI'),
}

/** States with two zones, the one of most people first. */
const divided: Readonly<Record<string, readonly Zone[]>> = {
  AK: [
    { zone: 'America/Anchorage', part: 'most of the state' },
    { zone: 'America/Adak', part: 'the western Aleutians with Atka and Adak' },
  ],
  FL: [
    { zone: 'America/New_York', part: 'most of the state' },
    { zone: 'America/Chicago', part: 'the Panhandle west of the Apalachicola' },
  ],
  ID: [
    { zone: 'America/Boise', part: 'the south with Boise' },
    { zone: 'America/Los_Angeles', part: 'the north with Lewiston and Coeur d’Alene' },
  ],
  IN: [
    { zone: 'America/Indiana/Indianapolis', part: 'most of the state' },
    { zone: 'America/Chicago', part: 'the corners around Gary and Evansville' },
  ],
  KS: [
    { zone: 'America/Chicago', part: 'most of the state' },
    { zone: 'America/Denver', part: 'Greeley and Hamilton and Sherman and Wallace counties' },
  ],
  KY: [
    { zone: 'America/New_York', part: 'the east with Louisville and Lexington' },
    { zone: 'America/Chicago', part: 'the west with Bowling Green and Paducah' },
  ],
  MI: [
    { zone: 'America/Detroit', part: 'most of the state' },
    { zone: 'America/Menominee', part: 'Dickinson and Gogebic and Iron and Menominee counties' },
  ],
  ND: [
    { zone: 'America/Chicago', part: 'most of the state' },
    { zone: 'America/Denver', part: 'the southwest with Dickinson' },
  ],
  NE: [
    { zone: 'America/Chicago', part: 'most of the state' },
    { zone: 'America/Denver', part: 'the west with Scottsbluff and Ogallala' },
  ],
  OR: [
    { zone: 'America/Los_Angeles', part: 'most of the state' },
    { zone: 'America/Boise', part: 'most of Malheur County with Ontario' },
  ],
  SD: [
    { zone: 'America/Chicago', part: 'the east with Sioux Falls and Pierre' },
    { zone: 'America/Denver', part: 'the west with Rapid City' },
  ],
  TN: [
    { zone: 'America/Chicago', part: 'the middle and west with Nashville and Memphis' },
    { zone: 'America/New_York', part: 'the east with Knoxville and Chattanooga' },
  ],
  TX: [
    { zone: 'America/Chicago', part: 'most of the state' },
    { zone: 'America/Denver', part: 'El Paso and Hudspeth counties' },
  ],
}

const zonesByState = new Map<string, readonly Zone[]>([
  ...Object.entries(undivided).flatMap(([zone, states]) =>
    states.map((code) => [code, [{ zone, part: 'all of it' }]] as const),
  ),
  ...Object.entries(divided),
])

/** The time zones of a state by its code; empty when unknown. */
export const zonesOf = (regionCode: string): readonly Zone[] => zonesByState.get(regionCode) ?? []

/** The time zone of the office; in states with two, validation requires `timeZone`. */
export const timeZoneOf = ({ timeZone, address }: BusinessInput): string =>
  timeZone ?? zonesOf(address.regionCode)[0]?.zone ?? 'UTC'
