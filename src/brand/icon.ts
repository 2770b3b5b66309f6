import { site } from '#generated/site'
import type { Business, OgImage } from '#generated/types'
import { initialsBox, inTypefaces } from '../og-image/typefaces'
import { color } from './colors'

/** The background for systems that cut their own shape out of the icon. */
export const iconGround = () => color('paper')

const [width, height] = [64, 64]
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'

/** The site's icon as SVG, without its letters and embedded pictures. */
export function renderIcon(): Icon {
  const place = { left: 0, top: 0, side: width, color: color('on-action') }
  const boxes = inTypefaces(site, initialsBox(site, place))
  return { width, height, drawing: drawIcon(), boxes }
}

type Icon = Pick<OgImage, 'width' | 'height' | 'drawing' | 'boxes'>

/** The firm's picture, a square for its initials, or the drawn mark on a sheet of paper. */
function drawIcon(): string {
  const { mark } = site
  if (mark.kind === 'picture') {
    return `${head}<image width="64" height="64" href="${mark.src}"/></svg>\n`
  }
  if (mark.kind === 'initials') {
    return `${head}<rect width="64" height="64" rx="9" fill="${color('action')}"/></svg>\n`
  }
  return [
    head,
    `<rect width="64" height="64" rx="9" fill="${iconGround()}"/>`,
    '<g transform="translate(6 10.5) scale(1.13)">',
    `<path d="${mark.solid}" fill="${color('ink')}"/>`,
    `<path d="${mark.gaps}" fill="${iconGround()}"/>`,
    `<path d="${mark.line}" fill="none" stroke="${color('copper')}" stroke-width="4.5"/>`,
    '</g></svg>\n',
  ].join('')
}

/** The web app manifest (W3C Web Application Manifest). */
export function renderWebManifest({ name }: Business): string {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name,
    short_name: shortName(name),
    lang: 'en-US',
    start_url: '/',
    // The site consists of pages and links, so the browser's own frame with its address bar fits best.
    display: 'browser',
    background_color: iconGround(),
    theme_color: themeColor(),
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The color of the browser's frame. */
export const themeColor = () => color('slate')

/** The same in the dark scheme. */
export const darkThemeColor = () => color('slate', 'dark')

/** The leading words of a name that fit below an icon: at most 12 letters, at least one word. */
export function shortName(name: string): string {
  const words = name.split(/\s+/)
  const fitting = words.map((_, index) => words.slice(0, index + 1).join(' '))
  const short = fitting.findLast((text) => [...text].length <= 12) ?? words[0] ?? name
  // Without a dangling "and": `Ridge &`.
  return short.replace(/\s+(&|and)$/, '')
}
