import type { RoutePath } from '../../../templates/paths.ts'
import type { Link } from '../../../templates/types.ts'
import { servicePath } from '../page-paths.ts'

/** An address of the data as the pages hold it; the schema asks for the slash in front. */
export function toPath(address: string): RoutePath {
  return `/${address.slice(1)}`
}

export interface LinkInput {
  readonly text: string
  readonly to: string
}

export function toLink({ text, to }: LinkInput): Link {
  return { text, to: toPath(to) }
}

/** The link of a service's card, whose text makes sense alone: "See roof repairs". */
export function serviceLink(slug: string, name: string): Link {
  return { text: `See ${name.toLowerCase()}`, to: servicePath(slug) }
}
