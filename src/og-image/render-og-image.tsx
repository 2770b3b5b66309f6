import type { BoxText, Business, OgImage, Page, PageOf, Site, TextBox } from '#generated/types'
import { color, withColors } from '../brand/colors'
import styles from '../illustrations/illustrations.css?raw'
import duskStyles from '../illustrations/dusk.css?raw'
import { isScene } from '../illustrations/scenes/scenes'
import spriteStyles from '../illustrations/sprite/sprite.css?raw'
import townStyles from '../illustrations/town/town.css?raw'
import { renderToStaticMarkup } from 'react-dom/server'
import { ogColors, type OgColors } from './colors'
import { sceneLeft, townLeft } from './layout'
import { ogImageSize } from './og-image'
import { OgDrawing } from './OgDrawing'
import { ogAlt, ogSubtitle, splitAtName } from './texts'
import { heading, initialsBox, inTypefaces, plain } from './typefaces'

/** The share picture of a page, with its text not yet converted to outlines. */
export function renderOgImage(page: Page, site: Site): OgImage {
  const { business } = site
  const colors = ogColors(page, site)
  const left = sceneLeft(page, site)
  return {
    ...ogImageSize,
    drawing: renderToStaticMarkup(<OgDrawing page={page} site={site} colors={colors} />),
    styles: stylesOf(page, site),
    boxes: inTypefaces(site, [
      ...initialsBox(site, { left: 56, top: 46, side: 54, color: colors.ground }),
      nameBox(left, business, colors),
      page.kind === 'area' && page.scene
        ? townBox(page, colors)
        : titleBox({ page, business, left }, colors),
      phoneBox(business, colors),
      placeBox(business),
    ]),
    alt: ogAlt(page, site),
  }
}

const byNight = /@media[^{]+\{([^]*)\}/.exec(duskStyles)?.[1] ?? ''

function stylesOf(page: Page, { look }: Site): string {
  const isDetail = page.kind === 'service' && page.drawing !== null && !isScene(page.drawing)
  const byDay = styles + (isDetail ? spriteStyles : townStyles)
  // A site that is always dark uses the night colors here too.
  return withColors(look?.dark === 'always' ? byDay + byNight : byDay)
}

/** Beside a scene, a long name takes two lines. */
function nameBox(left: number, { name }: Business, { title }: OgColors): TextBox {
  const text = { ...heading, text: name, weight: 700, size: 32, color: title } as const
  const width = (left || ogImageSize.width) - 150
  return { left: 128, top: 52, width, height: 62, align: 'left', texts: [text] }
}

interface TitleInput {
  readonly page: Page
  readonly business: Business
  readonly left: number
}

function titleBox({ page, business, left }: TitleInput, colors: OgColors): TextBox {
  const subtitle = left > 0 ? ogSubtitle(page, business) : null
  const isWords = left === ogImageSize.width
  const [size, below] = isWords ? [104, 36] : [72, 28]
  const texts: BoxText[] = [{ ...heading, text: page.heading, size, color: colors.title }]
  if (subtitle !== null) {
    texts.push({ ...plain, text: subtitle, size: below, color: colors.subtitle })
  }
  const room =
    left > 0 ? { width: left - 112, height: isWords ? 340 : 300 } : { width: 690, height: 176 }
  return { left: 56, top: isWords ? 136 : 128, ...room, align: 'left', texts }
}

/** The heading of a town's page, with its name as the largest text. */
function townBox({ heading: words, cityName }: PageOf<'area'>, colors: OgColors): TextBox {
  const [before, name, after] = splitAtName(words, cityName)
  const line = { ...heading, size: 36, least: 34, color: colors.subtitle }
  const texts: readonly BoxText[] = [
    { ...line, text: before },
    { ...heading, text: name, size: 120, color: colors.title },
    { ...line, text: after, gap: 0.4 },
  ]
  return {
    left: 56,
    top: 124,
    width: townLeft - 72,
    height: 300,
    align: 'left',
    texts: texts.filter(({ text }) => text !== ''),
  }
}

function phoneBox({ phone }: Business, { phone: shown }: OgColors): TextBox {
  const text = { ...heading, text: phone.text, size: 72, color: shown }
  return { left: 56, top: 531, width: 530, height: 92, align: 'left', texts: [text] }
}

function placeBox({ address }: Business): TextBox {
  const place = `${address.locality}, ${address.region}`
  const text = { ...plain, text: place, size: 30, color: color('on-slate') }
  return { left: 680, top: 552, width: 464, height: 40, align: 'right', texts: [text] }
}
