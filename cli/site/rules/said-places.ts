import { memoizeTexts } from '../../lib/collections.ts'
import { stateCode, stateNames } from '../states/postal.ts'

/** Where a text places something: in a state, given by name or code, or a county. */
export interface SaidPlace {
  /** The whole phrase: "Overland Park, Missouri". */
  readonly part: string
  readonly place: string
  /** State code; `undefined` for a county. */
  readonly state: string | undefined
}

const states = stateNames.toSorted((a, b) => b.length - a.length).join('|')
const counties = String.raw`(?:\p{Lu}[\p{L}.'’-]* ){1,3}(?:County|Parish|Borough)`
const kinds = '(?:city|town|suburb|village|community|place|borough|township)'
const adverbs = '(?:right|all|wholly|entirely|deep|squarely|located|found|set|situated)'
const directions =
  '(?:(?:the state of|(?:north|south)?(?:east|west)(?:ern)?|(?:north|south)(?:ern)?|central|suburban|rural) )?'

/** Words that state a location; "just over the line from" and the like do not. */
const links = [
  ',? in ',
  ', ',
  String.raw` \(`,
  `,? (?:is|lies|sits|stands) (?:${adverbs} ){0,2}in `,
  String.raw`,? (?:is )?(?:a|an|the) (?:\p{Ll}[\p{L}-]* ){0,2}${kinds} (?:in|of) `,
].join('|')

/** Not followed by a longer name, or by words such as "line" or "border". */
const end = String.raw`(?![\p{L}\p{N}'’-])(?! (?:and|or|to|line|border|side|City|River|Creek|Valley|State|University|College|Avenue|Street|Road|Boulevard|Parkway|Turnpike)\b)`

const letters = String.raw`(?:,? | \()(?<letters>[A-Z]{2})(?![\p{L}\p{N}'’-])`

const liesIn = String.raw`(?:${letters}|(?:${links})${directions}(?<place>${counties}|${states})${end})`
// One for all names: to compile it for each of 500 towns takes two seconds.
const behindName = new RegExp(liesIn, 'uy')
const anywhere = new RegExp(liesIn, 'u')
const wordBefore = /[\p{L}\p{N}'’-]$/u

/** Whether a text says of any place at all what it lies in. */
export const saysPlace = memoizeTexts((text) => anywhere.test(text) || saidOfThis(text).length > 0)

/** What a text says a place of that name lies in: "Overland Park is a city in Johnson County". */
export function saidOf(text: string, name: string): SaidPlace[] {
  const said: SaidPlace[] = []
  if (!saysPlace(text)) return said
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    behindName.lastIndex = at + name.length
    const match = wordBefore.test(text.slice(0, at)) ? null : behindName.exec(text)
    said.push(...(match ? readPlace(name + match[0], match) : []))
  }
  return said
}

const ofThis = new RegExp(String.raw`\b[Tt]his (?<place>${states}) ${kinds}\b`, 'gu')

/** The same for the subject of the text: "this Missouri town". */
export const saidOfThis = memoizeTexts((text): SaidPlace[] =>
  [...text.matchAll(ofThis)].flatMap((match) => readPlace(match[0], match)),
)

function readPlace(part: string, { groups = {} }: RegExpExecArray): SaidPlace[] {
  const { letters: code, place = code ?? '' } = groups
  const state = stateCode(place)
  // Two capital letters alone may mean anything.
  return code !== undefined && state === undefined ? [] : [{ part, place, state }]
}

const bases = String.raw`(?:\b[Bb]ased|\b[Hh]eadquartered|\b[Ww]e(?: are|['’]re) (?:located|at home)|\b[Oo]ur (?:office|shop|yard|base|headquarters)(?: is| stands| sits)?) in `

const basedIn = new RegExp(
  String.raw`${bases}(?<name>\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})`,
  'gu',
)

/** Finds where a text places the firm, each with the possible names, the longest first. */
export const saidOfOffice = memoizeTexts((text) =>
  [...text.matchAll(basedIn)].map(({ 0: part, groups = {} }) => {
    const words = (groups['name'] ?? '').replace(/[.'’-]+$/, '').split(' ')
    const names = words.map((_, index) => words.slice(0, words.length - index).join(' '))
    return { part: part.replace(/[.'’-]+$/, ''), names }
  }),
)
