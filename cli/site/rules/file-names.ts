import { placeAt } from '../../lib/finding.ts'
import { leftOutPart } from '../../load/public-files.ts'
import { fieldAt, repeats } from '../../validate/fields.ts'
import { show, type Breach } from '../../validate/rule.ts'
import { foldersOf, isReserved } from './addresses.ts'
import { hasOddName } from './public-files.ts'
import type { DataRule } from './view.ts'

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
      const places = leftOut
        .filter((file) => !isReserved(file) && !/\/\.git(keep|ignore|attributes)$/.test(file))
        .map((file) => file.slice(0, endOfPart(file)))
      return Array.from(new Set(places), (file) => ({
        at: placeAt(`data/public${file}`),
        message: `${show(file.slice(1))} is hidden or left over, and is not published.`,
      }))
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
        .filter((file) => privateKinds.test(file))
        .map((file) => ({
          at: placeAt(`data/public${file}`),
          message: `${show(file.slice(1))} would be published: anybody could load it.`,
        })),
    expected: 'pages, pictures, PDF and other files for visitors',
  },
  {
    id: 'name/twin',
    asks: 'Two files of data/public/ have names that differ by more than capitals.',
    why: 'On macOS and Windows both are one file: a copy of the project there has only one of them, under either name.',
    fault: 'data/public/Crew.jpg beside data/public/crew.jpg',
    repair: 'Rename one of them, or remove it.',
    check: ({ publicFiles }) => {
      const names = new Set(
        [...publicFiles.keys()].flatMap((file) => [...foldersOf(`${file}/`), file]),
      )
      return repeats([...names].toReversed(), (name) => name.normalize('NFC').toLowerCase())
        .filter(({ item, first }) => folderOf(item) === folderOf(first))
        .map(({ item, first }) => ({
          at: placeAt(`data/public${item}`),
          message: `${show(item.slice(1))} and ${show(first.slice(1))} are one file on macOS and Windows.`,
        }))
    },
    expected: 'one of them, or another name',
  },
  {
    id: 'name/windows',
    asks: 'A file of the site has a name that it can have on Windows too.',
    why: 'Windows keeps some names for devices, and some signs for itself: no copy of the project could be made there.',
    fault: 'data/public/con.jpg; a town Con, whose page is con.html',
    repair: 'Give it another name.',
    check: (view) => [
      ...[...view.publicFiles.keys()]
        .filter((file) => !hasOddName(file))
        .flatMap((file) => unfit(placeAt(`data/public${file}`), file)),
      ...view.redirected.flatMap((at) => unfit(at, at.value)),
      ...view.pages.flatMap((page) =>
        page.address === undefined ? [] : unfit(fieldAt(page, page.nameField), page.address),
      ),
    ],
    expected: 'another name',
  },
] as const satisfies readonly DataRule[]

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Where the part of a path ends that keeps it out of the site. */
function endOfPart(file: string): number {
  const part = `/${leftOutPart(file)}`
  return `${file}/`.indexOf(`${part}/`) + part.length
}

const privateKinds =
  /\.(sql|sqlite3?|db|mdb|accdb|dump|log|env|pem|key|p12|pfx|kdbx|eml|msg|pst|mbox|php|py|sh|docx?|xlsx?|pptx?|odt|ods|pages|numbers|psd|xcf|hei[cf]|tiff?|dng|cr[23]|nef|arw)$/i

/** Names that Windows keeps for devices, whatever stands behind a dot, and signs that it keeps. */
const device =
  /(?:^|\/)((?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.[^/]*)?)(?:\/|$)/i

function unfit(at: Breach['at'], path: string): Breach[] {
  const [, name] = device.exec(path) ?? []
  if (name !== undefined) {
    return [{ at, message: `${show(name)} is the name of a device on Windows, and of no file.` }]
  }
  const sign = /[<>:"|*]/.exec(path)?.[0]
  if (sign === undefined) return []
  return [
    { at, message: `The name ${show(path.slice(1))} has a ${sign}, which Windows allows in none.` },
  ]
}
