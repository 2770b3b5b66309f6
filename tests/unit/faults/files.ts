import { dataFileNames, dataPath, optionalFileNames } from '../../../cli/load/load-data.ts'
import type { Fault } from './fault.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

const restored = (name: string) =>
  `its entries, from a copy or by \`git restore data/${name}.yaml\``
const asUtf8 =
  'UTF-8: save the file again with this encoding (Notepad: Save as, Encoding; VS Code: Save with Encoding)'

const required = dataFileNames.filter((name) => !optionalFileNames.includes(name))

/** Faults of whole files. */
export const fileFaults: readonly Fault[] = [
  ...required.map((name): Fault => ({
    rule: 'file/missing',
    name: `${name}.yaml is not there`,
    path: dataPath(name),
    content: null,
    at: [1, 1],
    expected: restored(name),
  })),
  ...required.map((name): Fault => ({
    rule: 'file/empty',
    name: `${name}.yaml has no bytes`,
    path: dataPath(name),
    content: '',
    at: [1, 1],
    expected: restored(name),
  })),
  {
    rule: 'file/empty',
    name: 'white space is nothing',
    path: 'data/cities.yaml',
    content: ' \n\r\n \n',
    at: [1, 1],
    expected: restored('cities'),
  },
  {
    rule: 'file/empty',
    name: 'a byte order mark is nothing',
    path: 'data/cities.yaml',
    content: bytes([0xef, 0xbb, 0xbf]),
    at: [1, 1],
    expected: restored('cities'),
  },
  {
    rule: 'file/encoding',
    name: 'a byte of another encoding',
    path: 'data/business.yaml',
    content: bytes('# the business\nname: Ridge ', [0xe9], ' Eave\n'),
    at: [2, 13],
    expected: asUtf8,
  },
  {
    rule: 'file/encoding',
    name: 'a character cut off at the end',
    path: 'data/business.yaml',
    content: bytes('name: Caf', [0xc3]),
    at: [1, 10],
    expected: asUtf8,
  },
  {
    rule: 'file/encoding',
    name: 'half of a surrogate pair',
    path: 'data/business.yaml',
    content: bytes('name: é', [0xed, 0xa0, 0x80]),
    at: [1, 8],
    expected: asUtf8,
  },
  {
    rule: 'file/encoding',
    name: 'UTF-16, little end first',
    path: 'data/cities.yaml',
    content: Buffer.from('\uFEFF- cityName: New Haven\n', 'utf16le'),
    at: [1, 1],
    expected: asUtf8,
  },
  {
    rule: 'file/encoding',
    name: 'UTF-16 without its mark',
    path: 'data/cities.yaml',
    content: Buffer.from('- cityName: New Haven\n', 'utf16le'),
    at: [1, 1],
    expected: asUtf8,
  },
  {
    rule: 'file/encoding',
    name: 'UTF-16, big end first',
    path: 'data/cities.yaml',
    content: Buffer.from('\uFEFF- cityName: New Haven\n', 'utf16le').swap16(),
    at: [1, 1],
    expected: asUtf8,
  },
  {
    rule: 'file/size',
    name: 'one byte more than 64 MB',
    path: 'data/cities.yaml',
    content: Buffer.alloc(64 * 1024 * 1024 + 1, '#'),
    at: [1, 1],
    expected: 'at most 67,108,864 bytes',
  },
]

const clash = (name: string): Fault => ({
  rule: 'public/clash',
  name: `the owner's ${name}`,
  path: `data/public/${name}`,
  content: 'mine',
  at: [1, 1],
  expected: 'another name',
})

const oddName = (what: string, name: string): Fault => ({
  rule: 'public/name',
  name: `a name with ${what}`,
  path: `data/public/${name}`,
  content: 'mine',
  at: [1, 1],
  expected: 'a name of letters, digits, dots, hyphens and underscores',
})

const activeSvg = (what: string, part: string, at: string): Fault => ({
  rule: 'public/active-svg',
  name: what,
  path: 'data/public/house.svg',
  content: `<svg xmlns="http://www.w3.org/2000/svg"${part}</svg>`,
  at,
  severity: 'warning',
  expected: 'a drawing without scripts, event handlers and links to elsewhere',
})

/** Faults of the owner's own files. */
export const publicFileFaults: readonly Fault[] = [
  clash('robots.txt'),
  clash('sitemap.xml'),
  clash('sitemap-2.xml'),
  clash('404.html'),
  clash('index.html'),
  clash('services/roof-repairs.html'),
  clash('service-areas/newhaven.html'),
  clash('assets/app.js'),
  oddName('a number sign', 'price#1.pdf'),
  oddName('a question mark', 'price?.pdf'),
  oddName('a percent sign', '100%.pdf'),
  oddName('a backslash', 'a\\b.pdf'),
  oddName('a dot at its end', 'prices.'),
  oddName('a blank at its end', 'prices /a.pdf'),
  oddName('a line end', 'x\n::error::y.pdf'),
  oddName('an override', 'x\u202Efdp.exe'),
  {
    rule: 'public/file',
    name: 'one byte more than 25 MB',
    path: 'data/public/roof.mp4',
    content: Buffer.alloc(25 * 1024 * 1024 + 1),
    at: [1, 1],
    expected: 'at most 26,214,400 bytes',
  },
  {
    rule: 'public/file',
    name: 'a picture that the data names, as one fault',
    path: 'data/public/share.png',
    content: Buffer.alloc(25 * 1024 * 1024 + 1),
    at: [1, 1],
    expected: 'at most 26,214,400 bytes',
  },
  activeSvg('a script', '><script>alert(1)</script>', '<script>'),
  activeSvg('a script of another prefix', '><s:SCRIPT href="#a"/>', '<s:SCRIPT'),
  activeSvg('an event handler', '\nonload = "alert(1)">', '\nonload'),
  activeSvg('a part of HTML', '><foreignObject/>', '<foreignObject'),
  activeSvg('a link that runs', '><a href="javascript:alert(1)"/>', 'href="java'),
  activeSvg('a link in disguise', '><a xlink:href="&#x6a;avascript:x"/>', 'href="&'),
  activeSvg('a picture from elsewhere', '><image href="https://x.example/a.png"/>', 'href="https'),
  activeSvg('a style from elsewhere', '><style>@import "//x.example/a"</style>', '@import'),
  activeSvg('a fill from elsewhere', ' fill="url( //x.example/a)">', 'url('),
]
