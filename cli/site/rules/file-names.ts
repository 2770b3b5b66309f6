import { placeAt } from '../../lib/finding.ts'
import { fileOfOld } from '../../lib/old-address.ts'
import { leftOutPath } from '../../load/public-files.ts'
import { fieldAt, repeats } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { foldersOf, isReserved } from './addresses.ts'
import type { DataRule, DataView } from './view.ts'

/** Files by their names: what no site is meant to get, and what other systems cannot hold. */
export const fileNameRules = [
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
  message: `${show(file.slice(1))} ${fault}.`,
})

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
