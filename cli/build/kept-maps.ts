import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceMap } from '../../templates/types.ts'
import type { KeepMap } from '../site/maps/keep-map.ts'
import { attempt } from '../write/file-system.ts'
import { program } from '../bundle/fingerprint.ts'
import { cacheFolder, readKept, writeKept } from './records.ts'

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
  return { keep, save: () => (isWanted() ? keepMaps(file, asked) : undefined) }
}

function readMaps(file: string): ReadonlyMap<string, ServiceMap> {
  // Another version of the program draws other maps. Of this one it is what is kept below.
  return new Map(JSON.parse(readKept(file, program)?.toString() ?? '[]') as [string, ServiceMap][])
}

/** What cannot be kept is drawn again the next time. */
function keepMaps(file: string, maps: ReadonlyMap<string, ServiceMap>): void {
  attempt(() => writeKept(file, JSON.stringify([...maps]), program))
}
