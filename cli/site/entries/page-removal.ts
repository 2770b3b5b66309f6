import { renderItem } from '../../edit/add-items.ts'
import { dataError } from '../../lib/errors.ts'
import { adviceOnName } from '../../lib/suggest.ts'
import { ownPath } from '../page-paths.ts'
import { fieldsInOneLine, type SiteData } from '../schema/data.ts'
import type { Change, KnownSite } from './change.ts'
import { addressesOf, closePage, leaveFrame } from './closed-page.ts'
import { successorOf, type Way } from './successor.ts'

/** Finds a page of pages.yaml by its slug. Throws with the nearest when there is none. */
export function requirePage({ pages }: SiteData, named: string) {
  const slug = named.replace(/^\//, '')
  const index = pages.findIndex((each) => each.slug === slug)
  const page = pages[index]
  if (page) return { page, index }
  const message = `data/pages.yaml has no page with the slug ${JSON.stringify(slug)}.`
  const names = pages.map((each) => each.slug)
  const advice = names.length === 0 ? '' : ` ${adviceOnName({ name: slug, names })}`
  throw dataError(`${message}${advice} Nothing was changed.`)
}

/** The change that removes a page of the firm's own: its entry, its links in menu and footer, its address. */
export function planPageRemoval(
  { data }: Pick<KnownSite, 'data'>,
  { slug, redirect }: Way & { readonly slug: string },
): Change {
  const { page, index } = requirePage(data, slug)
  const path = ownPath(page.slug)
  const { moved: _moved, ...change } = closePage(data, {
    file: 'pages',
    index,
    path,
    successor: successorOf(data, path, { redirect, otherwise: '/' }),
    edits: leaveFrame(data, addressesOf(data, path)),
  })
  return {
    ...change,
    title: `remove the page ${path}`,
    done: `${path} was removed.`,
    inverse: {
      command: `npx roof-site add-page --from - <<'END'\n${renderItem(page, fieldsInOneLine)}\nEND`,
      but: 'the entry comes back without its comments, and at the end; what led to the page does not lead there again.',
    },
  }
}
