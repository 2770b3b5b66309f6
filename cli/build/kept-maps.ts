import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ServiceMap } from '../../templates/types.ts'
import { hash } from '../hash.ts'
import type { KeepMap } from '../model/map/keep-map.ts'
import { attempt } from '../transaction/file-system.ts'
import { program } from './fingerprint.ts'
import { cacheFolder } from './records.ts'

/** The maps of an earlier run, and those of this one for the next. */
export interface KeptMaps {
  readonly keep: KeepMap
  /** Keeps the maps that this run asked for, where one of them is new. */
  readonly save: () => void
}

/** Opens the maps that are kept in node_modules/.cache; none where they are damaged. */
export function openKeptMaps(root: string): KeptMaps {
  const file = join(cacheFolder(root), 'maps.json')
  const kept = readMaps(file)
  const asked = new Map<string, ServiceMap>()
  const keep: KeepMap = (key, draw) => {
    const map = kept.get(key) ?? draw()
    asked.set(key, map)
    return map
  }
  const isNew = () => asked.size !== kept.size || [...asked.keys()].some((key) => !kept.has(key))
  // A folder with nothing but data gets no other one besides.
  const isWanted = () => asked.size > 0 && isNew() && existsSync(join(root, 'node_modules'))
  return { keep, save: () => (isWanted() ? writeMaps(file, asked) : undefined) }
}

function readMaps(file: string): ReadonlyMap<string, ServiceMap> {
  try {
    const [checksum, text = ''] = readFileSync(file, 'utf8').split('\n')
    // With that checksum it is what `writeMaps` wrote.
    return checksum === checksumOf(text)
      ? new Map(JSON.parse(text) as [string, ServiceMap][])
      : new Map()
  } catch {
    return new Map()
  }
}

function writeMaps(file: string, maps: ReadonlyMap<string, ServiceMap>): void {
  const text = JSON.stringify([...maps])
  const temporary = `${file}.${process.pid}`
  // What cannot be kept is drawn again the next time.
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, `${checksumOf(text)}\n${text}`)
    renameSync(temporary, file)
  })
}

/** Another version of the program draws other maps. */
const checksumOf = (text: string) => hash(`${program}\n${text}`)
