import { textAt } from '../../validate/fields.ts'
import { isOutside } from '../pages/links.ts'
import { linksOf } from './addresses.ts'
import type { DataIndex, DataRule } from './view.ts'

/** Links to pages of other sites. */
export const outsideLinkRules = [
  {
    id: 'link/own-site',
    check: (view) =>
      outside(view).flatMap(({ to, ...written }) => {
        const path = pathOnSite(to, view)
        return path === undefined ? [] : [{ ...written, suggestion: path }]
      }),
    message: () => 'This link leads to the site itself, by its whole address.',
    expected: 'its address inside the site',
  },
  {
    id: 'link/tracking',
    severity: 'warning',
    check: (view) =>
      outside(view).flatMap(({ to, ...written }) => {
        const { names, rest } = withoutTracking(to)
        if (names.length === 0) return []
        const message = `The address says who sent its visitors, or belongs to one visit: ${names.join(', ')}.`
        return [{ ...written, message, suggestion: rest }]
      }),
    expected: 'the address without it, or an acknowledgement with the reason',
  },
] as const satisfies readonly DataRule[]

const outside = (view: DataIndex) =>
  linksOf(view).filter(({ to }) => isOutside(to) && URL.canParse(to))

/** The path of an address of the site itself, `www.` or not; `undefined` for another site. */
function pathOnSite(written: string, { files: { business } }: DataIndex): string | undefined {
  const own = textAt(business, 'url')
  if (own === undefined || !URL.canParse(own)) return undefined
  const url = new URL(written)
  const bare = (host: string) => host.replace(/^www\./, '')
  return bare(url.host) === bare(new URL(own).host) ? url.pathname : undefined
}

/** Names that advertisers and analytics add, and those of sessions. */
const trackers =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|yclid|mc_[ce]id|_ga|_gl|_hs\w+|phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid)$/i

/** The tracking names of a query, and the address without them; other parts stay as they are written. */
function withoutTracking(written: string) {
  const [before = '', fragment] = written.split(/(#.*)/s, 2)
  const [page = '', query = ''] = before.split(/\?(.*)/s, 2)
  const parts = query === '' ? [] : query.split('&')
  const isTracker = (part: string) => trackers.test(part.split('=', 1)[0] ?? '')
  const ownParts = parts.filter((part) => !isTracker(part)).join('&')
  const names = parts.filter(isTracker).map((part) => part.split('=', 1)[0] ?? '')
  return { names, rest: page + (ownParts === '' ? '' : `?${ownParts}`) + (fragment ?? '') }
}
