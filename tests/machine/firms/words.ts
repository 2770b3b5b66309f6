import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { parse as parseYaml } from 'yaml'
import { attributeOf, elementsIn, textIn } from '../../../cli/reading/read-page.ts'
import { groupBy, memoizeTexts } from '../../../cli/lib/collections.ts'
import { parseJson } from '../../../cli/lib/json.ts'
import { figures, trades } from '../../../cli/site/trades/index.ts'
import { withStraightSigns } from '../../../cli/site/typeset.ts'
import { textsBelow } from '../../../cli/validate/fields.ts'
import { filesIn, fixtureData, projectRoot } from '../../support/project.ts'
import { words } from '../../support/cases.ts'

/** A built site, and the data of the firm whose it is. */
export interface FirmSite {
  readonly data: string
  readonly dist: string
}

/** What some trades say, and houses of some states are called. */
const ofTrade =
  /\b(\w*roof(?!-site)\w*|shingl\w*|gutters?|downspouts?|eaves?|chimneys?|flashing|attics?|siding|sash(es)?|solar|slates?|paint(s|ers?|ing|ed)?|saltbox|triple.decker|mansard|clapboards?|capes?|colonials?|victorians?|\d+\/12)\b/gi

/** What a drawing is called that the data names, and what a trade says of one. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  stack: ['the chimney of a mill'],
  victorian: ['Second Empire, mansard', 'a Victorian with a mansard roof'],
  commercial: ['a brick shop building with a flat roof'],
  mill: ['a brick mill'],
  stucco: ['a stucco house with a tile roof'],
  solar: ['a roof with solar panels'],
  roofing: [...[4, 5, 6, 8, 9, 12].map((rise) => `${rise}/12`), ...Object.values(figures)],
}

const textsOf = (value: unknown, field?: string) =>
  textsBelow(value, field).map(({ value: text }) => text)

/** The texts of data files, or those of one field. */
const textsIn = (data: string, field?: string) =>
  filesIn(data)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => textsOf(parseYaml(readFileSync(join(data, file), 'utf8')), field))

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Each run of so many words of a text. */
function runsOf(text: string, length: number): string[] {
  const all = wordsOf(text)
  return all.slice(length - 1).map((_, at) => all.slice(at, at + length).join(' '))
}

const example = textsIn(fixtureData)

/** Names of the example: towns, short texts of its data, those in its sentences, and its state's. */
const names = new Set([
  ...words`Connecticut HIC elicense RiverCOG ridge-eave 860-555-0142`,
  'New England',
  'General Statutes',
  ...textsIn(fixtureData, 'cityName'),
  ...example.filter((text) => /^[+A-Z\d].*[\dA-Z]/.test(text) && /^.{5,40}$/.test(text)),
  ...example.flatMap(
    (text) => text.match(/(?<=[a-z,;] )[A-Z][\p{L}’'-]+( [A-Z][\p{L}’'-]+)+/gu) ?? [],
  ),
])

/** The data of a firm in a text, with what the engine knows of its states and says of its trade. */
function ownTexts(data: string): readonly string[] {
  const texts = textsIn(data)
  const { address, trade } = parseYaml(readFileSync(join(data, 'business.yaml'), 'utf8'))
  const states = new Set([address.regionCode, ...textsIn(data, 'state')])
  const places = [...states].map((code) => join(projectRoot, `cli/load/places/${code}.json`))
  return [
    ...texts,
    ...places.flatMap((file) => textsOf(parseJson(readFileSync(file, 'utf8')))),
    ...[trade].flat().flatMap((name: keyof typeof trades) => textsOf(trades[name])),
    ...texts.flatMap((text) => drawn[text] ?? []),
    'Elevation drawing of a street of houses',
  ]
}

/** Names and sentences of the example in any file of dist/ that the firm does not say. */
export function saidOfExample({ data, dist }: FirmSite): string[] {
  const published = /\.(html|js|css|svg|txt|xml|webmanifest)$|^_/
  return saidIn(dist, { isRead: (file) => published.test(file), own: ownTexts(data) })
}

interface Reading {
  readonly isRead: (file: string) => boolean
  /** Texts that are said beside the example. */
  readonly own?: readonly string[]
}

const sentences = new Set([
  ...example.flatMap((text) => runsOf(text, 6)),
  ...example
    .flatMap((text) => text.split(/[.!?;:]/))
    .map((sentence) => runsOf(sentence, 5))
    .flatMap((runs) => (runs.length === 1 ? runs : [])),
])
const starts = new Set(Array.from(sentences, (run) => run.split(' ', 2).join(' ')))

/** What a text has of the example: sentences of five words, six words of a longer one. */
function sentencesIn(text: string): string[] {
  const all = wordsOf(text)
  return all
    .flatMap((word, at) => (starts.has(`${word} ${all[at + 1]}`) ? [at] : []))
    .flatMap((at) => [6, 5].map((length) => all.slice(at, at + length).join(' ')))
    .filter((run) => sentences.has(run))
}

/** Names and sentences of the example in the files of a folder. */
export function saidIn(folder: string, { isRead, own = [] }: Reading): string[] {
  const all = own.map(plain).join('\n')
  const ownSentences = new Set(sentencesIn(all))
  const foreign = [...names].filter((name) => !holds(all, plain(name)))
  return filesIn(folder)
    .filter(isRead)
    .flatMap((file) => {
      const text = unescaped(readFileSync(join(folder, file), 'utf8'))
      // The program says what it may have to say, such as "day and night", in each site's scripts.
      const runs = file.startsWith('assets/') ? [] : sentencesIn(text)
      const said = runs.filter((run) => !ownSentences.has(run))
      return [...foreign.filter((name) => holds(text, name)), ...said].map(
        (what) => `${file}: ${what}`,
      )
    })
}

const unescaped = (text: string) =>
  withStraightSigns(text)
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll(/\s+/g, ' ')

/** Words that stand in a text, not as a part of other words. */
const whole = memoizeTexts(
  (said) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${said.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
)

const holds = (text: string, said: string) => text.includes(said) && text.search(whole(said)) >= 0

/** Texts of dist/ that say something of a trade, or of houses, and are not the firm's own. */
export function saidOfTrade({ data, dist }: FirmSite): string[] {
  const own = ownTexts(data).map(plain)
  const parts = [...new Set(own.flatMap((text) => text.split(/\{\w+\}|(?<=[.!?:;]) /)))].filter(
    (part) => part.length > 2,
  )
  const byFirstWord = groupBy(parts, (part) => wordsOf(part)[0])
  const partsIn = (text: string) =>
    [...new Set([undefined, ...wordsOf(text)])]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .toSorted((a, b) => b.length - a.length)
  const isForeign = (rest: string) =>
    rest.match(ofTrade) !== null && !own.some((text) => text.includes(rest))
  const all = filesIn(dist).flatMap((file) => {
    const texts = shownIn(file, readFileSync(join(dist, file), 'utf8')).filter((text) =>
      text.match(ofTrade),
    )
    return texts.map((text) => [text, file] as const)
  })
  return [...new Map(all.toReversed())]
    .filter(([text]) =>
      partsIn(text)
        .reduce(
          (rest, part) => (rest.includes(part) ? rest.replaceAll(whole(part), '|') : rest),
          plain(text),
        )
        .split(/[|…]/)
        .some((rest) => isForeign(rest.trim())),
    )
    .map(([text, file]) => `${file}: ${text}`)
}

/** As names of drawings are said, `roof-repairs`, and without the letters that a title has behind a place. */
const plain = (text: string) =>
  withStraightSigns(text)
    .replaceAll(/, [A-Z]{2}\b,?/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()

/** What a page says to people and programs: texts, attributes, structured data; and the manifest. */
function shownIn(file: string, text: string): string[] {
  if (file.endsWith('.webmanifest')) return textsOf(parseJson(text))
  if (!file.endsWith('.html')) return []
  return elementsIn(parse(text)).flatMap((element) => {
    if (element.tagName === 'style') return []
    if (element.tagName === 'script') {
      const isData = attributeOf(element, 'type') === 'application/ld+json'
      return isData ? textsOf(parseJson(textIn(element))) : []
    }
    const told = ['alt', 'aria-label', 'title', 'content'].map((name) => attributeOf(element, name))
    const shown = element.childNodes.filter(isText).map(({ value }) => value)
    return [...told, ...shown].filter((each) => each !== undefined)
  })
}

const isText = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text'

/** Time zones that are named in dist/. */
export const zonesIn = ({ dist }: FirmSite) => [
  ...new Set(
    filesIn(dist)
      .filter((file) => /\.(html|js)$/.test(file))
      .flatMap((file) => readFileSync(join(dist, file), 'utf8').match(/America\/\w+/g) ?? []),
  ),
]
