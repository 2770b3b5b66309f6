import { pictures, sidewaysJpeg } from './picture-files.ts'
import { errors, type Fault } from './fault.ts'

/** The picture of a logo, and the size that the data say, with » where the finding starts. */
const logo = (src: string, content: Buffer, { width = '40', height = '30' } = {}) => ({
  change: `copyrightYear: 2024‹→\nlogo: { src: ${src}, width: ${width}, height: ${height}, alt: Eagle }›`,
  files: { [`data/public${src.replace('»', '')}`]: content },
})

const square = 'a square picture, 512 by 512 or an SVG; or no `icon`, for your initials'

const icon = (src: string, content: Buffer) => ({
  change: `icon: »‹house→${src}›`,
  files: { [`data/public${src}`]: content },
})

const made = (ending: string, width: number, height: number) =>
  pictures[ending]?.(width, height) ?? Buffer.alloc(0)

const names: Readonly<Record<string, string>> = {
  png: 'a PNG picture',
  jpg: 'a JPEG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  svg: 'an SVG drawing',
}

const heic = Buffer.from(made('avif', 40, 30).toString('latin1').replaceAll('avif', 'heic'))

/** Each with the bytes of each other type, of none, or cut off. */
const wrongTypes = Object.entries(names).flatMap(([ending, expected]) => {
  const others = Object.keys(pictures).filter((type) => type !== ending)
  const rows: readonly (readonly [string, Buffer])[] = [
    ...others.map((type) => [`that is ${type}`, made(type, 40, 30)] as const),
    ['of no bytes', Buffer.alloc(0)],
    ['of words', Buffer.from('<html><body>Not found')],
    ['that is HEIC', heic],
    ['that is cut off', made(ending, 40, 30).subarray(0, ending === 'svg' ? 3 : 14)],
  ]
  const named = rows.map(([what, content]) => [
    `${expected} ${what}`,
    logo(`»/eagle.${ending}`, content),
  ])
  return errors('picture/type', {
    file: 'business',
    expected,
    faults: Object.fromEntries(named),
  })
})

const wrongSizes = ['png', 'jpg', 'webp', 'avif'].flatMap((ending) => {
  const [src, content] = [`/eagle.${ending}`, made(ending, 320, 96)]
  return [
    ...errors('picture/size', {
      file: 'business',
      expected: 'width: 320',
      faults: {
        [`a ${ending} that is wider`]: {
          ...logo(src, content, { width: '»318', height: '96' }),
          suggestion: '320',
        },
      },
    }),
    ...errors('picture/size', {
      file: 'business',
      expected: 'height: 96',
      faults: {
        [`a ${ending} that is lower`]: {
          ...logo(src, content, { width: '320', height: '»98' }),
          suggestion: '96',
        },
      },
    }),
  ]
})

/** Faults of pictures that the data names, and of colors. */
export const pictureFaults: readonly Fault[] = [
  ...errors('picture/missing', {
    file: 'look',
    expected: 'a file in data/public/',
    faults: {
      'an icon that is not there': { change: 'icon: »‹house→/icon.svg›' },
    },
  }),
  ...errors('picture/type', {
    file: 'look',
    expected: 'a PNG picture',
    faults: {
      'an icon that is a JPEG': icon('/icon.png', made('jpg', 512, 512)),
    },
  }),
  ...errors('picture/square', {
    file: 'look',
    expected: square,
    faults: {
      'an icon that is a wide logo': icon('/wide.png', made('png', 320, 96)),
      'a drawing that is higher': icon('/high.svg', made('svg', 40, 48)),
    },
  }),
  ...errors('picture/large', {
    file: 'business',
    expected: 'at most 268 megapixels: save it smaller',
    faults: {
      'a photo of more pixels than can be copied': logo(
        '»/eagle.jpg',
        made('jpg', 20_000, 15_000),
        { width: '20000', height: '15000' },
      ),
    },
  }),
  ...errors('picture/name', {
    file: 'site',
    faults: {
      'a picture as a camera names it': {
        change: 'src: »/‹share.png→IMG 1234.JPG›',
        expected: 'the file data/public/IMG 1234.JPG renamed to data/public/img-1234.jpg',
        suggestion: '/img-1234.jpg',
      },
    },
  }),
  ...errors('picture/missing', {
    file: 'site',
    expected: 'a file in data/public/',
    faults: {
      'a picture with a letter changed': {
        change: 'src: »‹/share.png→/shore.png›',
        suggestion: '/share.png',
      },
    },
  }),
  ...errors('picture/missing', {
    file: 'business',
    expected: 'a file in data/public/',
    faults: {
      'a logo that is nowhere': {
        change:
          'copyrightYear: 2024‹→\nlogo: { src: »/brand/eagle.svg, width: 40, height: 40, alt: Eagle }›',
      },
    },
  }),
  ...wrongTypes,
  ...wrongSizes,
  ...errors('picture/size', {
    file: 'business',
    expected: 'width: 320, height: 96',
    faults: {
      'of two wrong numbers both are told at once': {
        ...logo('/eagle.png', made('png', 320, 96), { width: '»96', height: '320' }),
        suggestion: '320',
      },
    },
  }),
  ...errors('picture/size', {
    file: 'business',
    expected: 'width: 300, height: 400',
    suggestion: '300',
    faults: {
      'a photo of a camera on its side, in the size of its bytes': logo(
        '/eagle.jpg',
        sidewaysJpeg(400, 300),
        { width: '»400', height: '300' },
      ),
    },
  }),
  ...errors('picture/size', {
    file: 'business',
    expected: 'height: 20',
    faults: {
      'a drawing of another shape': {
        ...logo('/eagle.svg', made('svg', 64, 32), { height: '»40' }),
        suggestion: '20',
      },
    },
  }),
  ...errors('look/contrast', {
    file: 'look',
    faults: {
      'a ground on which nothing can be read': {
        change: '‹icon: house→colors:\n  accent: "#a33b0f"\n  ground: »"#888888"›',
        expected: 'a contrast of 4.5 or more, as "#e3e3e3" has',
        suggestion: '#e3e3e3',
      },
      'ink of a dark look that is hardly lighter': {
        change: '‹icon: house→colors:\n  ground: "#15191d"\n  ink: »"#77706a"›',
        expected: 'a contrast of 4.5 or more, as "#dad2cc" has',
        suggestion: '#dad2cc',
      },
      'an alarm too light for its white text': {
        change: '‹icon: house→colors:\n  alarm: »"#e8590c"›',
        expected: 'a contrast of 4.5 or more, as "#cd4c00" has',
        suggestion: '#cd4c00',
      },
    },
  }),
]
