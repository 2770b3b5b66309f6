import { placeAt, type Finding } from '../../lib/finding.ts'
import { areCommitted, textAtHead } from '../../load/git.ts'
import { dataFilesOf, optionalFileNames, type Loaded } from '../../load/load-data.ts'
import { parseFile } from '../../parse/parse.ts'

/** A notice for each file that holds nothing, and had entries at the last commit. */
export function findEmptied(root: string, loaded: readonly Loaded[]): Finding[] {
  const files = dataFilesOf(loaded).filter(({ name }) => optionalFileNames.includes(name))
  const empty = files.filter((file) => countEntries(file) === 0)
  const paths = empty.map(({ path }) => path)
  // Nearly always all is as it was, which git says at once.
  if (paths.length === 0 || areCommitted(root, paths)) return []
  return empty.flatMap(({ name, path }): Finding[] => {
    const text = textAtHead(root, path)
    const count = text === undefined ? 0 : countEntries({ name, path, text })
    if (!count) return []
    const message = `${path} holds no entry; at the last commit it held ${count}.`
    const expected = `\`git restore ${path}\`, or a commit without them`
    return [{ rule: 'file/emptied', severity: 'notice', message, expected, ...placeAt(path) }]
  })
}

function countEntries(file: Parameters<typeof parseFile>[0]): number | undefined {
  const value = parseFile(file).source?.value
  return value === undefined ? undefined : Object.keys(Object(value)).length
}
