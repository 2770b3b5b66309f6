import { leftOutPath, maxPublicBytes, type Misfit } from '../../load/public-files.ts'
import { placeAt } from '../../lib/finding.ts'
import { printable } from '../../lib/printable.ts'
import { fieldAt, repeats } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { activeParts } from './active-parts.ts'
import { fileOfOld } from '../../lib/old-address.ts'
import { foldersOf, isReserved, made, ownInstead } from './addresses.ts'
import type { DataRule, DataView } from './view.ts'

/** The owner's own files, which are published as they are: what they hold, and what they are called. */
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
        .map((file) => inPublic(file, 'stands where the site has a file or folder of its own'))
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
      [...publicFiles.keys()]
        .filter(hasOddName)
        .map((file) => inPublic(file, 'has a name that cannot stand in an address')),
    expected: 'a name of letters, digits, dots, hyphens and underscores',
  },
  {
    id: 'public/link',
    asks: 'What stands in data/public/ is a file, or a link to one in there.',
    why: 'A link publishes what it leads to, which may be any file of the computer that builds, such as its keys and passwords. From a pipe or a device something may come for ever, or never.',
    fault: 'data/public/env.txt -> /proc/self/environ',
    repair: 'Remove the link; where visitors are to have the file, put a copy in its place.',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { misfit }]) =>
        // Of a file with an odd name one finding is enough.
        misfit && !hasOddName(file) ? [unfit(file, misfit)] : [],
      ),
    expected: 'a file, or nothing, in its place',
  },
  {
    id: 'public/file',
    asks: 'A file in data/public/ has at most 25 MB.',
    why: 'Hosts of static sites refuse larger files.',
    fault: 'data/public/roof.mp4  # 80 MB',
    repair: 'Make the file smaller, or put it elsewhere and link to it.',
    check: ({ publicFiles }) =>
      [...publicFiles].flatMap(([file, { bytes = 0 }]) =>
        hasOddName(file) || bytes <= maxPublicBytes
          ? []
          : [inPublic(file, `has ${bytes.toLocaleString('en-US')} bytes`)],
      ),
    expected: `at most ${maxPublicBytes.toLocaleString('en-US')} bytes`,
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
  {
    id: 'public/left-out',
    severity: 'notice',
    asks: 'What lies in data/public/ is meant for the site.',
    why: 'Hidden files, and those that systems and editors leave behind, are not published: many hold what is nobody’s business.',
    fault: 'data/public/.env',
    repair: 'Move it out of data/public/, or give it a name without a dot in front.',
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
    asks: 'A file in data/public/ is of a kind that a visitor has use for.',
    why: 'Whoever guesses its name can load it: a copy of a database, a list of customers, a key. HEIC and camera files are no pictures to a browser.',
    fault: 'data/public/backup.sql',
    repair: 'Move it out of data/public/; publish a document as PDF, a photo as JPEG.',
    check: ({ publicFiles }) =>
      [...publicFiles.keys()]
        .filter((file) => privateKinds.test(file) && !isReserved(file))
        .map((file) => inPublic(file, 'would be published: anybody could load it')),
    expected: 'pages, pictures, PDF and other files for visitors',
  },
  {
    id: 'public/elsewhere',
    asks: 'The files of the site have names that they can have on every system.',
    why: 'On macOS and Windows, names that differ by capitals are one file, and Windows keeps some for devices: a copy of the project there lacks them.',
    fault: 'data/public/Crew.jpg beside data/public/crew.jpg; a town Con, whose page is con.html',
    repair: 'Give one of them another name.',
    check: (view) => [...twins(view), ...devices(view)],
    expected: 'another name',
  },
] as const satisfies readonly DataRule[]

const inPublic = (file: string, fault: string): Breach => ({
  at: placeAt(`data/public${file}`),
  message: `${show(file.slice(1) || 'data/public')} ${fault}.`,
})

function unfit(file: string, misfit: Misfit): Breach {
  if (file !== '') return inPublic(file, misfits[misfit])
  return { ...inPublic(file, 'is a link'), expected: 'a folder that holds the files themselves' }
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

function twins({ publicFiles }: DataView): Breach[] {
  const names = new Set([...publicFiles.keys()].flatMap((file) => [...foldersOf(file), file]))
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  return repeats([...names].toReversed(), (name) => name.normalize('NFC').toLowerCase())
    .filter(({ item, first }) => folderOf(item) === folderOf(first))
    .map(({ item, first }) =>
      inPublic(item, `and ${show(first.slice(1))} are one file on macOS and Windows`),
    )
}

/** Names that Windows keeps for devices, whatever stands behind a dot. */
const device = /\/((?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.[^/]*)?)(?:\/|$)/i

function devices({ publicFiles, redirected, pages }: DataView): Breach[] {
  const named = [
    ...Array.from(publicFiles.keys(), (path) => ({ at: placeAt(`data/public${path}`), path })),
    ...redirected.map((at) => ({ at, path: `/${fileOfOld(at.value)}` })),
    ...pages.map((page) => ({ at: fieldAt(page, page.nameField), path: page.address ?? '' })),
  ]
  return named.flatMap(({ at, path }) => {
    const [, name] = device.exec(path) ?? []
    return name ? [{ at, message: `${show(name)} is the name of a device on Windows.` }] : []
  })
}

const toAddress = (path: string) => `/${path}`

const hasOddName = (file: string) =>
  /[#?%\\<>:"|*\uFFFD]|[. ](\/|$)|\/ /.test(file) || printable(file) !== file
