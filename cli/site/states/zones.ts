import type { BusinessInput } from '../schema/business.ts'

const states = `
America/New_York: CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV
America/Chicago: AL AR IA IL LA MN MO MS OK WI
America/Denver: CO MT NM UT WY
America/Phoenix: AZ
America/Los_Angeles: CA NV WA
Pacific/Honolulu: HI`

/** The states that keep two zones: first that of most people. */
const divided = `
AK: America/Anchorage most of the state, America/Adak the western Aleutians with Atka and Adak
FL: America/New_York most of the state, America/Chicago the Panhandle west of the Apalachicola
ID: America/Boise the south with Boise, America/Los_Angeles the north with Lewiston and Coeur d’Alene
IN: America/Indiana/Indianapolis most of the state, America/Chicago the corners around Gary and Evansville
KS: America/Chicago most of the state, America/Denver Greeley and Hamilton and Sherman and Wallace counties
KY: America/New_York the east with Louisville and Lexington, America/Chicago the west with Bowling Green and Paducah
MI: America/Detroit most of the state, America/Menominee Dickinson and Gogebic and Iron and Menominee counties
ND: America/Chicago most of the state, America/Denver the southwest with Dickinson
NE: America/Chicago most of the state, America/Denver the west with Scottsbluff and Ogallala
OR: America/Los_Angeles most of the state, America/Boise most of Malheur County with Ontario
SD: America/Chicago the east with Sioux Falls and Pierre, America/Denver the west with Rapid City
TN: America/Chicago the middle and west with Nashville and Memphis, America/New_York the east with Knoxville and Chattanooga
TX: America/Chicago most of the state, America/Denver El Paso and Hudspeth counties`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(': '))

/**
 * The time zones of a state, by its two letters, each by its name in the IANA list with the part of the
 * state that keeps it; none where it is none of the fifty and DC.
 */
export function zonesOf(regionCode: string) {
  const whole = rowsOf(states).filter(([, codes]) => codes?.split(' ').includes(regionCode))
  const parts =
    rowsOf(divided)
      .find(([code]) => code === regionCode)?.[1]
      ?.split(', ') ?? []
  return [...whole.map(([zone]) => `${zone} all of it`), ...parts].map((text) => {
    const [zone = '', ...part] = text.split(' ')
    return { zone, part: part.join(' ') }
  })
}

/** The zone of the office; where the state has two, validation has asked for it. */
export const timeZoneOf = ({ timeZone, address }: BusinessInput): string =>
  timeZone ?? zonesOf(address.regionCode)[0]?.zone ?? 'UTC'
