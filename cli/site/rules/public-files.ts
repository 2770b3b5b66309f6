import { maxPublicBytes } from '../../load/public-files.ts'
import { placeAt } from '../../lib/finding.ts'
import { printable } from '../../lib/printable.ts'
import { show } from '../../validate/rule.ts'
import { activeParts } from './active-parts.ts'
import { fileOfOld } from '../../lib/old-address.ts'
import { foldersOf, isReserved, made, ownInstead } from './addresses.ts'
import type { DataRule } from './view.ts'

/** The owner's own files, which are published as they are. */
export const publicFileRules = [
  {
    id: 'public/clash',
    asks: 'A file in data/public/ does not replace a generated one.',
    why: 'The file would replace one that the build writes, or be replaced by it.',
    fault: 'data/public/robots.txt',
    repair:
      'Rename or remove the file; robots.txt, the sitemap, pages and the files of hosts (.htaccess, vercel.json) are written by the build.',
    check: ({ routes, redirected, publicFiles, leftOut }) => {
      const redirects = redirected.flatMap(({ value }) => fileOfOld(value) ?? [])
      const files = [...Array.from(routes, (path) => `${path}.html`), ...redirects.map(toAddress)]
      const generated = files.map((path) => path.toLowerCase())
      const taken = new Set(generated.flatMap((path) => [path, ...foldersOf(path)]))
      const isTaken = (file: string) => isReserved(file) || taken.has(file.toLowerCase())
      // To macOS and Windows it is that of the build in other letters.
      const isOther = (file: string) => !made.has(file) && made.has(file.toLowerCase())
      return [...publicFiles.keys(), ...leftOut]
        .filter((file) => !ownInstead.has(file) && (isTaken(file) || isOther(file)))
        .map((file) => ({
          at: placeAt(`data/public${file}`),
          message: `${file.slice(1)} stands where the site has a file or folder of its own.`,
        }))
    },
    expected: 'another name',
  },
  {
    id: 'public/name',
    asks: 'A file in data/public/ has a name that stands in an address.',
    why: 'Hosts and browsers read # ? % and \\ in an address as something else, and drop a dot or blank at its end; Windows has no name with < > : " | or *.',
    fault: 'data/public/price#1.pdf',
    repair: 'data/public/price-1.pdf',
    check: ({ publicFiles }) =>
      [...publicFiles.keys()].filter(hasOddName).map((file) => ({
        at: placeAt(`data/public${file}`),
        message: `The name ${show(file.slice(1))} cannot stand in an address.`,
      })),
    expected: 'a name of letters, digits, dots, hyphens and underscores',
  },
  {
    id: 'public/file',
    asks: 'What stands in data/public/ is a file of at most 25 MB.',
    why: 'Hosts of static sites refuse larger files; a link to nothing, or to a folder, cannot be published.',
    fault: 'data/public/roof.mp4  # 80 MB',
    repair: 'Make the file smaller, or put it elsewhere and link to it.',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { bytes }]) =>
        // Of a file with an odd name one finding is enough.
        hasOddName(file) || (bytes !== undefined && bytes <= maxPublicBytes)
          ? []
          : [{ at: placeAt(`data/public${file}`), ...unfit(file, bytes) }],
      ),
  },
  {
    id: 'public/active-svg',
    severity: 'warning',
    asks: 'An SVG or other XML in data/public/ is looked at, and does nothing.',
    why: "A script in it is one of the site's own to whoever opens its address, and what it loads from elsewhere shows nowhere on a page.",
    fault: '<svg onload="alert(1)">',
    repair: 'Save the drawing as plain SVG, without scripts and links.',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { xml }]) => activeParts(file, xml)),
    expected: 'a drawing without scripts, event handlers and links to elsewhere',
  },
] as const satisfies readonly DataRule[]

const toAddress = (path: string) => `/${path}`

const hasOddName = (file: string) =>
  /[#?%\\<>:"|*\uFFFD]|[. ](\/|$)|\/ /.test(file) || printable(file) !== file

function unfit(file: string, bytes: number | undefined) {
  const name = show(file.slice(1))
  if (bytes === undefined) {
    return { message: `${name} is a link to nothing, or to a folder.`, expected: 'a file' }
  }
  const toCount = (count: number) => count.toLocaleString('en-US')
  const expected = `at most ${toCount(maxPublicBytes)} bytes`
  return { message: `${name} has ${toCount(bytes)} bytes.`, expected }
}
