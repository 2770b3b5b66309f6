import { wordsOf } from '../../lib/collections.ts'
import { isSameCounty } from '../../load/gazetteer.ts'
import type { BusinessInput } from '../schema/business.ts'

/** An IANA time zone, with the part of a state that uses it. */
export interface Zone {
  readonly zone: string
  readonly part: string
}

/** Of a state with two zones, counties that lie in the second, and those that lie in both; without "County". */
interface SecondZone {
  readonly whole?: readonly string[]
  readonly both?: readonly string[]
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

const namesOf = (list: string) => list.split(', ')

/** By 49 CFR 71, sections 71.5 to 71.12, as of 2026; Gulf and the like lie on both sides of the line. */
const secondZones: Readonly<Record<string, SecondZone>> = {
  AK: { both: namesOf('Aleutians West Census Area') },
  FL: {
    whole: namesOf(
      'Bay, Calhoun, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington',
    ),
    both: namesOf('Gulf'),
  },
  ID: {
    whole: namesOf(
      'Benewah, Bonner, Boundary, Clearwater, Kootenai, Latah, Lewis, Nez Perce, Shoshone',
    ),
    both: namesOf('Idaho'),
  },
  IN: {
    whole: namesOf(
      'Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick',
    ),
  },
  KS: { whole: namesOf('Greeley, Hamilton, Sherman, Wallace') },
  KY: {
    whole: namesOf(
      'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, Marshall, McCracken, McLean, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster',
    ),
  },
  MI: { whole: namesOf('Dickinson, Gogebic, Iron, Menominee') },
  ND: {
    whole: namesOf('Adams, Billings, Bowman, Golden Valley, Grant, Hettinger, Slope, Stark'),
    both: namesOf('Dunn, McKenzie, Sioux'),
  },
  NE: {
    whole: namesOf(
      'Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, Sheridan, Sioux',
    ),
    both: namesOf('Cherry'),
  },
  OR: { both: namesOf('Malheur') },
  SD: {
    whole: namesOf(
      'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota, Pennington, Perkins, Ziebach',
    ),
    both: namesOf('Stanley'),
  },
  TN: {
    whole: namesOf(
      'Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington',
    ),
  },
  TX: { whole: namesOf('El Paso, Hudspeth'), both: namesOf('Culberson') },
}

const zonesByState = new Map<string, readonly Zone[]>([
  ...Object.entries(undivided).flatMap(([zone, states]) =>
    states.map((code) => [code, [{ zone, part: 'all of it' }]] as const),
  ),
  ...Object.entries(divided),
])

/** The time zones of all states. */
export const allZones: readonly Zone[] = [...zonesByState.values()].flat()

/** The time zones of a state by its code; empty when unknown. */
export const zonesOf = (regionCode: string): readonly Zone[] => zonesByState.get(regionCode) ?? []

/** The zones in which a county may lie: one, or both where the line goes through it or no county is known. */
export function zonesOfCounty(regionCode: string, county: string | undefined): readonly Zone[] {
  const zones = zonesOf(regionCode)
  const { whole = [], both = [] } = secondZones[regionCode] ?? {}
  const isIn = (names: readonly string[]) =>
    county !== undefined &&
    names.some((name) => [name, `${name} County`].some((each) => isSameCounty(each, county)))
  if (county === undefined || isIn(both)) return zones
  return zones.slice(...(isIn(whole) ? [1] : [0, 1]))
}

/** The time zone of the office; in states with two, validation requires `timeZone`. */
export const timeZoneOf = ({ timeZone, address }: BusinessInput): string =>
  timeZone ?? zonesOf(address.regionCode)[0]?.zone ?? 'UTC'
