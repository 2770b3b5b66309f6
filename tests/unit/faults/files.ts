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
