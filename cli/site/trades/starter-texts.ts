import type { SceneName } from '../../../templates/types.ts'
import { isDry } from '../states/regions.ts'

/** The texts with which `init` and `add-service` begin: the files of `templates/site/trades/`, by their names. */
type Texts = ReadonlyMap<string, string>

/** The two documents of a trade: words for site.yaml, and its services, as text, with the pictures of the state. */
export function starterTexts(texts: Texts, trade: string, state: string) {
  const [words = '', services = ''] = texts.get(`site/trades/${trade}.yaml`)?.split(/^---\n/m) ?? []
  return { words, services: isDry(state) ? inDryYards(services) : services }
}

/** Pictures of yards, and what is shown instead where it rarely rains. */
const dryPictures: ReadonlyMap<string, SceneName> = new Map([
  ['sod', 'ground-cover'],
  ['planting', 'dry-planting'],
  ['patio', 'dry-patio'],
  ['yard-drain', 'dry-yard-drain'],
])

const inDryYards = (services: string) =>
  services.replaceAll(/(?<=^ {2}picture: )\S+$/gm, (name) => dryPictures.get(name) ?? name)

/** Replaces placeholders inside double quotes in a YAML text. */
export function fillStarter(text: string, names: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (part, key: string) => {
    const name = names[key]
    return name === undefined ? part : JSON.stringify(name).slice(1, -1)
  })
}

/** Fields of a service that are not text. */
const wordless: ReadonlySet<string> = new Set(['slug', 'tone', 'callLabel', 'picture'])

/** The lines of `placeholders` for the proposed texts of a service. */
export const linesOfService = (entry: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(entry)
    .filter((field) => !wordless.has(field))
    .map((field) => `services.${String(entry['slug'])}.${field}`)
