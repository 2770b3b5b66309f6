import type { RoutePath } from '../../../templates/paths.ts'
import type { Link, LinkTarget } from '../../../templates/types.ts'
import { servicePath } from '../page-paths.ts'

/** The path type of an address; the schema requires the leading slash. */
export function toPath(address: string): RoutePath {
  return `/${address.slice(1)}`
}

export interface LinkInput {
  readonly text: string
  readonly to: string
}

/** Whether a link leads to another site. */
export const isOutside = (to: string): to is `https://${string}` => to.startsWith('https://')

/** The target of a link: a path of the site, or a URL of another one. */
export const toTarget = (to: string): LinkTarget => (isOutside(to) ? to : toPath(to))

export function toLink({ text, to }: LinkInput): Link {
  return { text, to: toTarget(to) }
}

/** The link of a service's card, with text that makes sense alone: "See roof repairs". */
export function serviceLink(slug: string, name: string): Link {
  return { text: `See ${name.toLowerCase()}`, to: servicePath(slug) }
}
