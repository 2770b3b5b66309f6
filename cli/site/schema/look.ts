import * as z from 'zod'
import * as t from './text.ts'
import { markNames } from '../look/marks.ts'
import { streetHouses } from './scene.ts'

const color = (what: string) =>
  t.optional(
    t.form(
      /^#[0-9A-Fa-f]{6}$/,
      'a color of # and six digits or letters from a to f, between quotes',
    ),
    what,
  )

/** The colors that the data may set; all others derive from them. */
const colors = z.strictObject({
  ground: color('What pages stand on: "#faf7f2".'),
  ink: color('Text, and the dark grounds that follow from it: "#1b2730".'),
  accent: color(
    'Buttons, the phone number, marks: "#a33b0f". A bright one stays on buttons, with dark letters, and text takes a darker shade.',
  ),
  second: color('Links of the second rank and land on maps: "#2a6558".'),
  alarm: color('Emergencies and warnings: "#b91c1c".'),
})

export const lookSchema = z
  .strictObject({
    colors: t.optional(
      colors,
      'Up to five colors; all others, light and dark, follow from them. A color that is left out stays.',
    ),
    dark: t.optional(
      z.enum(['auto', 'off']),
      '`off` for pages that are light on every device; `auto` follows the device, as without it.',
    ),
    type: t.optional(
      z.enum(['besley', 'archivo', 'barlow']),
      'The typefaces: besley, headings with serifs, as without it; archivo, plain and strong; barlow, narrow headings as on vans.',
    ),
    corners: t.optional(
      z.enum(['square', 'soft', 'round']),
      'The corners of buttons, cards and frames: square, soft or round; square without it.',
    ),
    layout: t.optional(
      z.enum(['plain', 'blocks', 'lines', 'cards']),
      'How pages are laid out: plain, as without it; `blocks`, fields of your color and big pictures; `lines`, wide headings, lists and rules; `cards`, panels on a tinted ground.',
    ),
    drawings: t.optional(
      z.enum(['line', 'photos', 'none']),
      'Pictures beside words: `line` for drawings, as without it; `photos` for your own alone, and the drawing of your trade at the top of Home until it has one; `none` for neither. Maps stay, and so do photos of finished jobs and people.',
    ),
    houses: t.optional(
      z.array(z.enum(streetHouses)).min(1).max(streetHouses.length),
      'The houses that stand where you work, most of them first, such as ranch and colonial. Streets are drawn of them. Leave it out and your work is drawn instead, as fits your trade.',
    ),
    icon: t.optional(
      t.form(
        new RegExp(`^(?:${markNames.join('|')})$|^/[^\\s?#]+\\.(?:[Ss][Vv][Gg]|[Pp][Nn][Gg])$`),
        `a square picture in data/public/, such as /icon.svg or /icon.png, or one of the drawn ones: ${markNames.join(', ')}`,
        1000,
      ),
      'The mark in browser tabs, on phones and shared pictures: a square file in data/public/, /icon.svg, or a drawn one such as `house` or `leaf`. Without it your logo where that is square, or else your initials.',
    ),
  })
  .meta({
    title: 'look.yaml',
    description: 'How the site looks. All of it may be left out, and so may the file.',
  })

export type LookInput = z.infer<typeof lookSchema>
