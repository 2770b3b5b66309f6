import { fieldsOf, isText, valueAt } from '../lib/json.ts'
import { dataFilesOf, type DataFileName, type Loaded } from '../load/load-data.ts'
import type { Home, Point } from '../load/state-files.ts'
import { parseFile } from '../parse/parse.ts'

type Values = Readonly<Partial<Record<DataFileName, unknown>>>

/** Where the firm is and works, from the values of its files, which may contain errors. */
export function homeOf({ business, cities }: Values): Home {
  const regionCode = valueAt(business, ['address', 'regionCode'])
  const towns: readonly unknown[] = Array.isArray(cities) ? cities : []
  return {
    regionCode: isText(regionCode) && /^[A-Z]{2}$/.test(regionCode) ? regionCode : undefined,
    points: [business, ...towns].flatMap(pointsOf),
  }
}

/** The same from the loaded files. */
export function homeIn(files: readonly Loaded[]): Home {
  const read = dataFilesOf(files).filter(({ name }) => name === 'business' || name === 'cities')
  return homeOf(Object.fromEntries(read.map((file) => [file.name, parseFile(file).source?.value])))
}

function pointsOf(place: unknown): Point[] {
  const { lat, lon } = fieldsOf(fieldsOf(place)['coordinates'])
  return typeof lat === 'number' && typeof lon === 'number' ? [{ lat, lon }] : []
}
