import { nearest } from '../../lib/suggest.ts'
import { show } from '../../validate/rule.ts'
import { foldersOf, isReserved } from './addresses.ts'
import type { DataRule } from './view.ts'

export const pictureRules = [
  {
    id: 'picture/missing',
    severity: 'error',
    asks: 'A picture that is named exists in data/public/.',
    why: 'The page would show a broken picture.',
    fault: 'src: /shore.png',
    repair: 'src: /share.png',
    check: ({ texts, publicFiles }) =>
      texts
        .filter(({ path, value }) => path.at(-1) === 'src' && !publicFiles.has(value.trim()))
        .map((at) => ({
          at,
          message: `data/public has no file ${show(at.value)}.`,
          expected: 'a file in data/public/',
          suggestion: nearest(at.value, publicFiles),
        })),
  },
  {
    id: 'public/clash',
    severity: 'error',
    asks: 'A file in data/public/ does not replace a generated one.',
    why: 'The file would replace one that the build writes, or be replaced by it.',
    fault: 'data/public/robots.txt',
    repair:
      'Rename or remove the file; robots.txt, the sitemap and pages are written by the build.',
    check: ({ routes, redirected, publicFiles }) => {
      const paths = [...routes, ...redirected.map(({ value }) => value)]
      const generated = paths.map((path) => path.toLowerCase())
      const taken = new Set(generated.flatMap((path) => [`${path}.html`, ...foldersOf(path)]))
      return [...publicFiles]
        .filter((file) => isReserved(file) || taken.has(file.toLowerCase()))
        .map((file) => ({
          at: { file: `data/public${file}`, line: 1, column: 1, endLine: 1, endColumn: 1 },
          message: `${file.slice(1)} stands where the site has a file or folder of its own.`,
          expected: 'another name',
        }))
    },
  },
] as const satisfies readonly DataRule[]
