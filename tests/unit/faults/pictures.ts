import { pictures, sidewaysJpeg } from '../../support/pictures.ts'
import { errors, type Fault } from './fault.ts'

const logo = (src: string, width: number, height: number) =>
  `copyrightYear: 2024\nlogo: { src: ${src}, width: ${width}, height: ${height}, alt: Eagle }`

type LogoFault = Pick<Fault, 'rule' | 'name' | 'at' | 'expected'> & {
  readonly suggestion?: string
  readonly src: string
  readonly content: Buffer
  /** What the data says. */
  readonly size?: readonly [width: number, height: number]
}

const logoFault = ({ src, content, size = [40, 30], ...fault }: LogoFault): Fault => ({
  ...fault,
  file: 'business',
  change: ['copyrightYear: 2024', logo(src, ...size)],
  files: { [`data/public${src}`]: content },
})

const names: Readonly<Record<string, string>> = {
  png: 'a PNG picture',
  jpg: 'a JPEG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  svg: 'an SVG drawing',
}

/** Each with the bytes of each other type, of none, or cut off. */
const wrongTypes = Object.entries(names).flatMap(([ending, expected]) => {
  const others = Object.entries(pictures).filter(([type]) => type !== ending)
  const made = others.map(([type, make]) => [`that is ${type}`, make(40, 30)] as const)
  const cut = pictures[ending]?.(40, 30).subarray(0, ending === 'svg' ? 3 : 14) ?? Buffer.alloc(0)
  const broken = [
    ['of no bytes', Buffer.alloc(0)],
    ['of words', Buffer.from('<html><body>Not found')],
    ['that is cut off', cut],
  ] as const
  return [...made, ...broken].map(([what, content]) =>
    logoFault({
      rule: 'picture/type',
      name: `${expected} ${what}`,
      src: `/eagle.${ending}`,
      content,
      at: `/eagle.${ending}`,
      expected,
    }),
  )
})

const wrongSizes = (['png', 'jpg', 'webp', 'avif'] as const).flatMap((ending) => {
  const src = `/eagle.${ending}`
  const content = pictures[ending]?.(320, 96) ?? Buffer.alloc(0)
  const fault = { rule: 'picture/size' as const, src, content }
  return [
    logoFault({
      ...fault,
      name: `a ${ending} that is wider`,
      size: [318, 96],
      at: '318',
      expected: 'width: 320',
      suggestion: '320',
    }),
    logoFault({
      ...fault,
      name: `a ${ending} that is lower`,
      size: [320, 98],
      at: '98',
      expected: 'height: 96',
      suggestion: '96',
    }),
  ]
})

/** Faults of pictures that the data names. */
export const pictureFaults: readonly Fault[] = [
  ...errors('picture/name', 'site', {
    'a picture as a camera names it': {
      change: ['src: /share.png', 'src: »/IMG 1234.JPG'],
      expected: 'the file data/public/IMG 1234.JPG renamed to data/public/img-1234.jpg',
      suggestion: '/img-1234.jpg',
    },
  }),
  ...errors('picture/missing', 'site', 'a file in data/public/', {
    'a picture with a letter changed': ['src: /share.png', 'src: »/shore.png', '/share.png'],
  }),
  ...errors('picture/missing', 'business', 'a file in data/public/', {
    'a logo that is nowhere': [
      'copyrightYear: 2024',
      'copyrightYear: 2024\nlogo: { src: »/brand/eagle.svg, width: 40, height: 40, alt: Eagle }',
    ],
  }),
  ...wrongTypes,
  ...wrongSizes,
  logoFault({
    rule: 'picture/size',
    name: 'of two wrong numbers both are told at once',
    src: '/eagle.png',
    content: pictures['png']?.(320, 96) ?? Buffer.alloc(0),
    size: [96, 320],
    at: '96, height',
    expected: 'width: 320, height: 96',
  }),
  logoFault({
    rule: 'picture/size',
    name: 'a photo of a camera on its side, in the size of its bytes',
    src: '/eagle.jpg',
    content: sidewaysJpeg(400, 300),
    size: [400, 300],
    at: '400, height',
    expected: 'width: 300, height: 400',
  }),
  logoFault({
    rule: 'picture/size',
    name: 'a drawing of another shape',
    src: '/eagle.svg',
    content: pictures['svg']?.(64, 32) ?? Buffer.alloc(0),
    size: [40, 40],
    at: '40, alt',
    expected: 'height: 20',
    suggestion: '20',
  }),
]
