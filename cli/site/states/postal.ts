import { memoizeTexts } from '../../lib/collections.ts'

/**
 * The states and DC by code, with the three-digit ZIP prefixes of the Postal Service (list L002, "3-Digit ZIP
 * Code Prefix Matrix").
 */
const table = `
AK Alaska: 995-999
AL Alabama: 350-352 354-369
AR Arkansas: 716-729
AZ Arizona: 850-853 855-857 859-860 863-865
CA California: 900-908 910-928 930-961
CO Colorado: 800-816
CT Connecticut: 060-069
DC District of Columbia: 200 202-205 569
DE Delaware: 197-199
FL Florida: 320-339 341-342 344 346-347 349
GA Georgia: 300-319 398-399
HI Hawaii: 967-968
IA Iowa: 500-516 520-528
ID Idaho: 832-838
IL Illinois: 600-620 622-629
IN Indiana: 460-479
KS Kansas: 660-662 664-679
KY Kentucky: 400-427
LA Louisiana: 700-701 703-708 710-714
MA Massachusetts: 010-027 055
MD Maryland: 206-212 214-219
ME Maine: 039-049
MI Michigan: 480-499
MN Minnesota: 550-551 553-567
MO Missouri: 630-631 633-641 644-658
MS Mississippi: 386-397
MT Montana: 590-599
NC North Carolina: 270-289
ND North Dakota: 580-588
NE Nebraska: 680-681 683-693
NH New Hampshire: 030-038
NJ New Jersey: 070-089
NM New Mexico: 870-871 873-875 877-884
NV Nevada: 889-891 893-895 897-898
NY New York: 005 063 100-149
OH Ohio: 430-459
OK Oklahoma: 730-731 734-741 743-749
OR Oregon: 970-979
PA Pennsylvania: 150-196
RI Rhode Island: 028-029
SC South Carolina: 290-299
SD South Dakota: 570-577
TN Tennessee: 370-385
TX Texas: 733 750-770 772-799 885
UT Utah: 840-847
VA Virginia: 201 220-246
VT Vermont: 050-054 056-059
WA Washington: 980-986 988-994
WI Wisconsin: 530-532 534-535 537-549
WV West Virginia: 247-268
WY Wyoming: 820-831 834`

const states = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, code = '', name = '', ranges = ''] = /^(..) (.+): (.+)$/.exec(line) ?? []
    return { code, name, ranges: ranges.split(' ').map((range) => range.split('-').map(Number)) }
  })

export const stateCodes: readonly string[] = states.map(({ code }) => code)

export const stateNames: readonly string[] = states.map(({ name }) => name)

const byCode = new Map(states.map(({ code, name }) => [code, name]))

/** The name of a state; an unknown code is returned as it is. */
export const stateName = (code: string) => byCode.get(code) ?? code

/** The code of a state, given by code or name; `undefined` when unknown. */
export const stateCode = (written: string): string | undefined =>
  states.find(({ code, name }) =>
    [code, name].some((each) => each.toLowerCase() === written.toLowerCase()),
  )?.code

/** What is wrong with the street of an office: pages invite people there, and maps show it. */
export const faultOfStreet = (street: string) =>
  /^\s*(?:p\.?\s*o\.?\s*(?:box|drawer)|post office box)\b/i.test(street)
    ? 'A PO box is where letters go; pages say how to come there.'
    : undefined

/** What is wrong with a ZIP code of the office in a state; `undefined` where nothing is, or nothing is known. */
export function faultOfZip(zip: string, code: string): string | undefined {
  const found = statesOfZip(zip)
  if (found.length === 0 || !byCode.has(code) || found.includes(code)) return undefined
  const names = found.map(stateName).join(' or ')
  return `ZIP codes that begin with ${zip.slice(0, 3)} are of ${names}; the office is in ${stateName(code)}.`
}

/** The states in which a ZIP code may lie, by its first three digits: of few there are two. */
export const statesOfZip = memoizeTexts((zip): readonly string[] => {
  const prefix = Number(zip.slice(0, 3))
  return states
    .filter(({ ranges }) => ranges.some(([from = 0, to = from]) => from <= prefix && prefix <= to))
    .map(({ code }) => code)
})
