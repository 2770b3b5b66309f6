import { dataFileNames, dataPath, optionalFileNames } from '../../../cli/load/load-data.ts'
import { hiddenFiles } from '../../../cli/hosts/hosts.ts'
import { words } from '../../support/cases.ts'
import { reportOf } from '../../support/reports.ts'
import { errors, notices, warnings, type Fault } from './fault.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

const restored = (name: string) =>
  `its entries, from a copy or by \`git restore data/${name}.yaml\``
const asUtf8 =
  'UTF-8: save the file again with this encoding (Notepad: Save as, Encoding; VS Code: Save with Encoding)'

const required = dataFileNames.filter((name) => !optionalFileNames.includes(name))

/** Faults of whole files. */
export const fileFaults: readonly Fault[] = [
  ...required.flatMap((name) => [
    ...errors('file/missing', {
      path: dataPath(name),
      expected: restored(name),
      faults: {
        [`${name}.yaml is not there`]: { content: null },
      },
    }),
    ...errors('file/empty', {
      path: dataPath(name),
      expected: restored(name),
      faults: {
        [`${name}.yaml has no bytes`]: { content: '' },
      },
    }),
  ]),
  ...errors('file/empty', {
    path: 'data/cities.yaml',
    expected: restored('cities'),
    faults: {
      'white space is nothing': { content: ' \n\r\n \n' },
      'a byte order mark is nothing': { content: bytes([0xef, 0xbb, 0xbf]) },
    },
  }),
  ...errors('file/encoding', {
    path: 'data/business.yaml',
    expected: asUtf8,
    faults: {
      'a byte of another encoding': {
        content: bytes('# the business\nname: Ridge ', [0xe9], ' Eave\n'),
        at: [2, 13],
      },
      'a character cut off at the end': { content: bytes('name: Caf', [0xc3]), at: [1, 10] },
      'half of a surrogate pair': { content: bytes('name: é', [0xed, 0xa0, 0x80]), at: [1, 8] },
    },
  }),
  ...errors('file/encoding', {
    path: 'data/cities.yaml',
    expected: asUtf8,
    faults: {
      'UTF-16, little end first': {
        content: Buffer.from('\uFEFF- cityName: New Haven\n', 'utf16le'),
      },
      'UTF-16 without its mark': { content: Buffer.from('- cityName: New Haven\n', 'utf16le') },
      'UTF-16, big end first': {
        content: Buffer.from('\uFEFF- cityName: New Haven\n', 'utf16le').swap16(),
      },
    },
  }),
  ...errors('file/size', {
    path: 'data/cities.yaml',
    expected: 'at most 67,108,864 bytes',
    faults: {
      'one byte more than 64 MB': { content: Buffer.alloc(64 * 1024 * 1024 + 1, '#') },
    },
  }),
]

const other = 'data/public/ for what is to be published, another folder for the rest'

/** Files of data/ that nobody reads, each with what may be meant by it. */
export const unreadFaults: readonly Fault[] = Object.entries({
  'cities.yml': 'its entries in data/cities.yaml, if they are to count',
  'service.yaml': 'its entries in data/services.yaml, if they are to count',
  'pagse.yml': 'its entries in data/pages.yaml, if they are to count',
  'faq.yaml': `its entries in one of ${dataFileNames.map(dataPath).join(', ')}`,
  'business.yaml.bak': 'its entries in data/business.yaml, if they are to count',
  'van.jpg': other,
  'towns.xlsx': other,
  'places/towns.csv': other,
  'places/ct.topojson': other,
}).flatMap(([name, expected]) =>
  warnings('file/unread', {
    path: `data/${name}`,
    expected,
    faults: { [name]: { content: '' } },
  }),
)

const reviews = { path: 'data/reviews.yaml' }

/** Lists that held entries at the last commit. */
export const emptiedFaults = notices('file/emptied', {
  ...reviews,
  faults: {
    'a list without entries': { content: '[]\n' },
    'a file with nothing but words': { content: '# none yet\n' },
    'a file that is gone': { content: null },
  },
})

const clash = (name: string): Fault => ({
  rule: 'public/clash',
  name: `the owner's ${name}`,
  path: `data/public/${name}`,
  content: 'mine',
  expected: 'another name',
})

const oddName = (what: string, name: string): Fault => ({
  rule: 'public/name',
  name: `a name with ${what}`,
  path: `data/public/${name}`,
  content: 'mine',
  expected: 'a name of letters, digits, dots, hyphens and underscores',
})

const active = (what: string, part: string, at: string, ending = 'svg'): Fault => ({
  rule: 'public/active-svg',
  name: what,
  path: `data/public/house.${ending}`,
  content: `<svg xmlns="http://www.w3.org/2000/svg"${part}</svg>`,
  at,
  severity: 'warning',
  expected: 'a drawing without scripts, event handlers and links to elsewhere',
})

/** Letters of two bytes, as drawing programs save them where they are told to. */
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const utf32 = (text: string) =>
  Buffer.from(Uint32Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer)
const bom = '\uFEFF'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg">'
const scripted = `${drawing}\n<script>alert(1)</script></svg>`
const declared = `<?xml version="1.0" encoding="UTF-16"?>`

/** A drawing in other letters than those of UTF-8. */
const inOtherLetters = (
  what: string,
  content: Buffer,
  at: readonly [number, number] = [2, 1],
  ending = 'svg',
): Fault => ({ ...active(what, '>', '', ending), content, at })

const leftOut = 'files of the site; of hidden ones only those in .well-known/'
const own = (name: string) => ({ path: `data/public/${name}`, content: 'mine' })

const link = (name: string, path: string, content: string): Fault => ({
  rule: 'public/link',
  name,
  path: `data/public/${path}`,
  content,
  expected: 'a file, or nothing, in its place',
})

/** Links, each with where it leads. */
export const linkFaults: readonly Fault[] = [
  link('what the system tells its programs', 'env.txt', '/proc/self/environ'),
  link('a file of the computer', 'work/hosts.pdf', '/etc/hosts'),
  link('a folder of the computer', 'all', '/etc'),
  link('the computer', 'root', '/'),
  link('a device', 'zero.bin', '/dev/zero'),
  link('a file of the project', 'data.txt', '../business.yaml'),
  link('the project', 'project', '../..'),
  link('a folder that begins alike', 'other.txt', '../public-not/a.txt'),
  link('a hidden file', 'env.pdf', '.env'),
  link('a file in a hidden folder', 'config.txt', '.git/config'),
  link('a file that was left over', 'prices.pdf', 'prices.pdf~'),
  link('a hidden folder', 'git', '.git'),
  link('a folder around it', 'here', '.'),
  link('itself', 'loop', 'loop'),
  link('nothing', 'nowhere.png', 'nothing.png'),
  link('a file out of a folder that is published', '.well-known/a.txt', '../../../private.txt'),
]

/** Faults of the owner's own files. */
export const publicFileFaults: readonly Fault[] = [
  ...words`
    robots.txt sitemap.xml sitemap-2.xml 404.html index.html services/roof-repairs.html
    service-areas/newhaven.html assets/app.js`.map(clash),
  ...hiddenFiles
    .map((path) => path.slice(1))
    .filter((name) => name !== 'CNAME' && name !== '.nojekyll')
    .map(clash),
  // On macOS and Windows it is the build's own.
  ...words`Favicon.svg cname`.map(clash),
  oddName('a number sign', 'price#1.pdf'),
  oddName('a question mark', 'price?.pdf'),
  oddName('a percent sign', '100%.pdf'),
  oddName('a backslash', 'a\\b.pdf'),
  oddName('a sign of Windows', 'a:b.pdf'),
  oddName('a dot at its end', 'prices.'),
  oddName('a blank at its end', 'prices /a.pdf'),
  oddName('a line end', 'x\n::error::y.pdf'),
  oddName('an override', 'x\u202Efdp.exe'),
  ...errors('public/file', {
    path: 'data/public/roof.mp4',
    expected: 'at most 26,214,400 bytes',
    faults: {
      'one byte more than 25 MB': { content: Buffer.alloc(25 * 1024 * 1024 + 1) },
    },
  }),
  ...errors('public/file', {
    path: 'data/public/share.png',
    expected: 'at most 26,214,400 bytes',
    faults: {
      'a picture that the data names, as one fault': {
        content: Buffer.alloc(25 * 1024 * 1024 + 1),
      },
    },
  }),
  active('a script', '><script>alert(1)</script>', '<script>'),
  active('a script of another prefix', '><s:SCRIPT href="#a"/>', '<s:SCRIPT'),
  active('a script behind a sign in quotes', '><a b=">"/><!-- > --><script/>', '<script'),
  active('an event handler', '\nonload = "alert(1)">', 'onload'),
  active('a part of HTML', '><foreignObject/>', '<foreignObject'),
  active('a page in a page', '><iframe srcdoc="&lt;script>"/>', '<iframe'),
  active('a page that goes on', '><meta http-equiv="refresh" content="0;url=/x"/>', '<meta'),
  active('an object', '><object data="/x.svg"/>', '<object'),
  active('HTML of any name', '><x:a xmlns:x="http://www.w3.org/1999/&#120;html"/>', 'xmlns:x'),
  active('a link that runs', '><a href="javascript:alert(1)"/>', 'href="java'),
  active('a link in disguise', '><a xlink:href="&#x6a;avascript:x"/>', 'xlink:href'),
  active('a link that is set', '><set attributeName="xlink:href" to="/x"/>', 'attributeName'),
  active('a handler that is set', '><animate attributeName="onclick" to="x()"/>', 'attributeName'),
  active('a base elsewhere', ' xml:base="https://x.example/">', 'xml:base'),
  active('a picture from elsewhere', '><image href="https://x.example/a.png"/>', 'href="https'),
  active('a style from elsewhere', '><style>@import "//x.example/a"</style>', '@import'),
  active('a style between marks', '><style><![CDATA[@import "//x"]]></style>', '<![CDATA['),
  active('a fill from elsewhere', ' fill="url( &#47;/x.example/a)">', 'fill'),
  active('a script behind an attribute of its name', '><g a="x b=1"><script/></g>', '<script'),
  active('a handler after one that names it', '><g id="onload" onload="a()"/>', 'onload="a'),
  {
    ...active('elements deeper than browsers go', `>${'<g>'.repeat(300)}${'</g>'.repeat(300)}`, ''),
    at: [1, 809],
  },
  active('a page of XML', '><script/>', '<script', 'xhtml'),
  active('a script in other XML', '><script/>', '<script', 'XML'),
  {
    ...active('a script behind an entity from elsewhere', '>', ''),
    content: '<!DOCTYPE svg PUBLIC "a" "b">\n<svg>&c;<script/></svg>',
    at: [2, 9],
  },
  { ...active('a packed drawing', '>', ''), path: 'data/public/house.svgz', at: [1, 1] },
  ...[
    ['another encoding', '<?xml version="1.0" encoding="utf-7"?><svg/>'],
    ['a style sheet', '<?xml-stylesheet href="/a.css"?><svg/>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ['a default', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]><svg/>'],
  ].map(([name = '', content = '']): Fault => ({ ...active(name, '>', ''), content, at: [1, 1] })),
  inOtherLetters('a script in UTF-16, little end first', utf16(bom + scripted)),
  inOtherLetters('a script in UTF-16, big end first', utf16(bom + scripted).swap16()),
  inOtherLetters('a script in UTF-16 without its mark', utf16(scripted)),
  inOtherLetters('a script in UTF-16 without its mark, big end first', utf16(scripted).swap16()),
  inOtherLetters('a script in UTF-16 that is declared', utf16(`${bom}${declared}${scripted}`)),
  inOtherLetters(
    'a handler in UTF-16',
    utf16(`${bom}\n${drawing.replace('>', ' onload="alert(1)">')}`),
    [2, 41],
  ),
  inOtherLetters('a page of XML in UTF-16', utf16(bom + scripted), [2, 1], 'xhtml'),
  inOtherLetters('a script in other XML in UTF-16', utf16(scripted).swap16(), [2, 1], 'xml'),
  inOtherLetters('letters of four bytes', utf32(scripted), [1, 1]),
  inOtherLetters('letters of four bytes with their mark', utf32(bom + scripted), [1, 1]),
  inOtherLetters(
    'letters that an escape turns into others',
    Buffer.from(`<?xml version="1.0" encoding="iso-2022-jp"?>${drawing}</svg>`),
    [1, 1],
    'xml',
  ),
  ...notices('public/left-out', {
    expected: leftOut,
    faults: {
      'what a server reads': own('.env'),
      'what Windows leaves': own('photos/Thumbs.db'),
      'what Word leaves': own('~$contract.docx'),
      'what an editor leaves': own('prices.pdf~'),
    },
  }),
  ...warnings('public/kind', {
    expected: 'pages, pictures, PDF and other files for visitors',
    faults: {
      'a copy of a database': own('backup.sql'),
      'a list of customers': own('work/Customers.XLSX'),
      'a photo as phones keep it': own('IMG_1.HEIC'),
    },
  }),
  ...errors('public/elsewhere', {
    expected: 'another name',
    faults: {
      'a name with a capital': own('Share.png'),
      'the name of a device': own('con.jpg'),
      'a folder of such a name': own('AUX/a.jpg'),
    },
  }),
  ...errors('public/elsewhere', {
    file: 'addresses',
    expected: 'another name',
    faults: {
      'a redirect whose file would be a device': {
        change: 'redirects:\n‹→  - from: »/prn\n    to: /contact\n›',
      },
    },
  }),
]

/** A list with one entry. */
export const aReview = `- quote: The crew was on time and left the yard clean.
  by: Ann B.
  on: Google
  url: https://www.google.com/maps/reviews/1
  date: 2025-11-02
`

/** What `validate` finds of the files of a project as such. */
export async function findingsOfFiles(folder: string): Promise<string[]> {
  const { findings } = await reportOf(folder)
  const ofFiles = findings.filter(({ rule }) => rule.startsWith('file/'))
  return ofFiles.map(
    ({ severity, rule, message, expected }) => `${severity} ${rule}: ${message} ${expected}`,
  )
}
