import { CommandError, exitCodes } from '../../lib/errors.ts'
import { nearest } from '../../lib/suggest.ts'

/** The page at an address; ends the command where there is none. */
export function requirePage<Page extends { readonly path: string }>(
  pages: readonly Page[],
  path: string,
): Page {
  const page = pages.find((each) => each.path === path)
  if (page) return page
  const near = nearest(
    path,
    pages.map((each) => each.path),
  )
  const advice = near ? `Did you mean ${near}?` : '`npm run list` shows all pages.'
  const message = `There is no page ${JSON.stringify(path)}. ${advice}`
  throw new CommandError(exitCodes.usage, message)
}
