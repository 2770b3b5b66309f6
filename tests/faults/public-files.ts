import type { Fault } from '../support/fault.ts'

const clash = (name: string): Fault => ({
  rule: 'public/clash',
  name: `the owner's ${name}`,
  path: `data/public/${name}`,
  content: 'mine',
  at: [1, 1],
  expected: 'another name',
})

/** Faults of pictures and of the owner's own files. */
export const publicFileFaults: readonly Fault[] = [
  {
    rule: 'picture/name',
    name: 'a picture as a camera names it',
    file: 'site',
    from: 'src: /share.png',
    to: 'src: /IMG 1234.JPG',
    at: '/IMG 1234.JPG',
    expected: 'the file data/public/IMG 1234.JPG renamed to data/public/img-1234.jpg',
    suggestion: '/img-1234.jpg',
  },
  {
    rule: 'picture/missing',
    name: 'a picture with a letter changed',
    file: 'site',
    from: 'src: /share.png',
    to: 'src: /shore.png',
    at: '/shore.png',
    expected: 'a file in data/public/',
    suggestion: '/share.png',
  },
  {
    rule: 'picture/missing',
    name: 'a logo that is nowhere',
    file: 'business',
    from: 'copyrightYear: 2024',
    to: 'copyrightYear: 2024\nlogo: { src: /brand/eagle.svg, width: 40, height: 40, alt: Eagle }',
    at: '/brand/eagle.svg',
    expected: 'a file in data/public/',
  },
  clash('robots.txt'),
  clash('sitemap.xml'),
  clash('sitemap-2.xml'),
  clash('404.html'),
  clash('index.html'),
  clash('services/roof-repairs.html'),
  clash('service-areas/newhaven.html'),
  clash('assets/app.js'),
]
