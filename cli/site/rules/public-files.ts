import { leftOutPath, maxPublicBytes, type Misfit } from '../../load/public-files.ts'
import { placeAt } from '../../lib/finding.ts'
import { printable } from '../../lib/printable.ts'
import { fieldAt, repeats } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { activeParts } from './active-parts.ts'
import { fileOfOld } from '../../hosts/old-address.ts'
import { foldersOf, isReserved, made, ownInstead } from './addresses.ts'
import type { DataRule, DataIndex } from './view.ts'

/** The owner's files, which are published unchanged: their content and names. */
export const publicFileRules = [
  {
    id: 'public/clash',
    check: ({ routes, redirected, publicFiles, leftOut }) => {
      const redirects = redirected.flatMap(({ value }) => fileOfOld(value) ?? [])
      const files = [...Array.from(routes, (path) => `${path}.html`), ...redirects.map(toAddress)]
      const generated = files.map((path) => path.toLowerCase())
      const taken = new Set(generated.flatMap((path) => [path, ...foldersOf(path)]))
      const isTaken = (file: string) => isReserved(file) || taken.has(file.toLowerCase())
      // macOS and Windows ignore case, so it is the build's file there.
      const isOther = (file: string) => !made.has(file) && made.has(file.toLowerCase())
      return [...publicFiles.keys(), ...leftOut]
        .filter((file) => !ownInstead.has(file) && (isTaken(file) || isOther(file)))
        .map((file) => inPublic(file, 'is in the place of a file or folder of the site'))
    },
    expected: 'another name',
  },
  {
    id: 'public/name',
    check: ({ publicFiles }) =>
      [...publicFiles.keys()]
        .filter(hasOddName)
        .map((file) => inPublic(file, 'has a name that an address cannot contain')),
    expected: 'a name of letters, digits, dots, hyphens and underscores',
  },
  {
    id: 'public/link',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { misfit }]) =>
        // A file with an invalid name needs no second finding.
        misfit && !hasOddName(file) ? [unfit(file, misfit)] : [],
      ),
    expected: 'a file, or nothing, in its place',
  },
  {
    id: 'public/file',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { bytes = 0 }]) =>
        hasOddName(file) || bytes <= maxPublicBytes ? [] : [tooLarge(file, bytes)],
      ),
  },
  {
    id: 'public/active-svg',
    severity: 'warning',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { xml }]) => activeParts(file, xml)),
    expected: 'a drawing without scripts, event handlers and links to elsewhere',
  },
  {
    id: 'public/left-out',
    severity: 'notice',
    check: ({ leftOut }) => {
      const own = leftOut.filter(
        (file) => !isReserved(file) && !/\/\.git(keep|ignore|attributes)$/.test(file),
      )
      return Array.from(new Set(own.map(leftOutPath)), (path = '') =>
        inPublic(path, 'is hidden or left over, and is not published'),
      )
    },
    expected: 'files of the site; of hidden ones only those in .well-known/',
  },
  {
    id: 'public/kind',
    severity: 'warning',
    check: ({ publicFiles }) =>
      [...publicFiles.keys()]
        .filter((file) => privateKinds.test(file) && !isReserved(file))
        .map((file) => inPublic(file, 'would be published: anybody could load it')),
    expected: 'pages, pictures, PDF and other files for visitors',
  },
  {
    id: 'public/elsewhere',
    check: (view) => [...twins(view), ...devices(view)],
    expected: 'another name',
  },
] as const satisfies readonly DataRule[]

const inPublic = (file: string, fault: string): Breach => ({
  at: placeAt(`data/public${file}`),
  message: `${show(file.slice(1) || 'data/public')} ${fault}.`,
})

const tooLarge = (file: string, bytes: number): Breach => {
  const [has, most] = [bytes, maxPublicBytes].map((count) => count.toLocaleString('en-US'))
  return { ...inPublic(file, `has ${has} bytes`), expected: `at most ${most} bytes` }
}

function unfit(file: string, misfit: Misfit): Breach {
  if (file !== '') return inPublic(file, misfits[misfit])
  return { ...inPublic(file, 'is a link'), expected: 'a folder that contains the files themselves' }
}

const misfits: Readonly<Record<Misfit, string>> = {
  nowhere: 'is a link to nothing',
  folder: 'is a link to a folder',
  outside: 'is a link that leads out of data/public/',
  hidden: 'is a link to a hidden or left-over file',
  special: 'is a pipe, a socket or a device, or a link to one',
}

const privateKinds =
  /\.(sql|sqlite3?|db|mdb|accdb|dump|log|env|pem|key|p12|pfx|kdbx|eml|msg|pst|mbox|php|py|sh|docx?|xlsx?|pptx?|odt|ods|pages|numbers|psd|xcf|hei[cf]|tiff?|dng|cr[23]|nef|arw)$/i

function twins({ publicFiles }: DataIndex): Breach[] {
  const names = new Set([...publicFiles.keys()].flatMap((file) => [...foldersOf(file), file]))
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  return repeats([...names].toReversed(), (name) => name.normalize('NFC').toLowerCase())
    .filter(({ item, first }) => folderOf(item) === folderOf(first))
    .map(({ item, first }) =>
      inPublic(item, `and ${show(first.slice(1))} are one file on macOS and Windows`),
    )
}

/** Device names that Windows reserves, with any extension. */
const device = /\/((?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.[^/]*)?)(?:\/|$)/i

function devices({ publicFiles, redirected, pages }: DataIndex): Breach[] {
  const references = [
    ...Array.from(publicFiles.keys(), (path) => ({ at: placeAt(`data/public${path}`), path })),
    ...redirected.map((at) => ({ at, path: `/${fileOfOld(at.value)}` })),
    ...pages.map((page) => ({ at: fieldAt(page, page.nameField), path: page.address ?? '' })),
  ]
  return references.flatMap(({ at, path }) => {
    const [, name] = device.exec(path) ?? []
    return name ? [{ at, message: `${show(name)} is the name of a device on Windows.` }] : []
  })
}

const toAddress = (path: string) => `/${path}`

const hasOddName = (file: string) =>
  /[#?%\\<>:"|*\uFFFD]|[. ](\/|$)|\/ /.test(file) || printable(file) !== file
