import type { DataEdit } from '../../edit/data-edits.ts'
import { requireOne } from '../../lib/suggest.ts'
import { toAddressPart } from '../../lib/slug.ts'
import { ownPath } from '../page-paths.ts'
import type { SiteData } from '../schema/data.ts'
import { editAddresses } from './address-edits.ts'
import type { Change } from './change.ts'
import { optionsToTakeOut } from './successor.ts'

export type PageEntry = Readonly<Record<string, unknown>>

/** Where the frame of all pages is to link to a new page. */
export interface FrameLinks {
  /** Its words in the menu. */
  readonly menu?: string | undefined
  /** The heading of a column of the footer. */
  readonly footer?: string | undefined
}

/** The address that a heading proposes. */
export const proposePageSlug = (heading: string): string =>
  toAddressPart(heading).slice(0, 60).replace(/-$/, '')

/** The headings of the columns of the footer whose links are written out. */
export const linkColumns = ({ site }: SiteData): string[] =>
  site.footer.columns.flatMap(({ title, links }) => (links ? [title] : []))

/**
 * The change that adds pages of the firm's own. Throws when the footer has no such column, with the nearest.
 */
export function addPages(
  data: SiteData,
  entries: readonly PageEntry[],
  links: FrameLinks = {},
): Change {
  const paths = entries.map(({ slug }) => ownPath(String(slug)))
  const names = entries.map(({ heading }) => String(heading)).join(', ')
  const what = entries.length === 1 ? 'the page' : `${entries.length} pages`
  const linked = paths.flatMap((to, index) => linkTo(data, to, links, entries[index]))
  const [first = '/'] = paths
  return {
    title: `add ${what} ${names}`,
    done: `${names} ${entries.length === 1 ? 'was' : 'were'} added: ${paths.join(', ')}.`,
    edits: [
      ...entries.map((value): DataEdit => ({ kind: 'append', file: 'pages', path: [], value })),
      ...linked,
      ...editAddresses(data.addresses, { opened: paths }),
    ],
    ...(linked.length === 0 && {
      notes: ['Nothing links to it yet: menu and footer are in data/site.yaml.'],
    }),
    pages: paths,
    next: `npm start, then open ${first}`,
    inverse: {
      command: entries
        .map(({ slug }) => {
          const leaving = optionsToTakeOut(data.addresses, ownPath(String(slug)))
          return `npx roof-site remove-page ${slug} --confirm=${slug} ${leaving}`
        })
        .join(' && '),
    },
  }
}

function linkTo(
  data: SiteData,
  to: string,
  { menu, footer }: FrameLinks,
  entry: PageEntry = {},
): DataEdit[] {
  const link = { text: menu ?? String(entry['heading']), to }
  const append = (...path: readonly PropertyKey[]): DataEdit => {
    return { kind: 'append', file: 'site', path, value: link }
  }
  const inFooter =
    footer === undefined ? [] : [append('footer', 'columns', columnOf(data, footer), 'links')]
  return [...(menu === undefined ? [] : [append('navigation')]), ...inFooter]
}

function columnOf(data: SiteData, name: string): number {
  const title = requireOne(linkColumns(data), (each) => each, {
    what: 'column of the footer',
    name,
  })
  return data.site.footer.columns.findIndex((column) => column.title === title)
}
