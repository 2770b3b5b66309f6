import type { Fault } from './fault.ts'

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
