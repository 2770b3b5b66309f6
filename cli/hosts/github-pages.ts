import { prefixNames, queryNames } from './file-parts.ts'
import type { Host, HostFile } from './host.ts'
import { fileOfOld } from './old-address.ts'

// https://docs.github.com/en/pages

export const githubPages: Host = {
  name: 'github-pages',
  title: 'GitHub Pages',
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github
  limits: { siteBytes: 1000 * 1024 * 1024, fileBytes: 100 * 1024 * 1024 },
  takesHeaders: false,
  unanswered: (table) => [
    ...table.redirects.map(({ from }) => from).filter((from) => fileOfOld(from) === undefined),
    ...prefixNames(table),
    ...queryNames(table),
  ],
  files: ({ origin }) => [{ path: '.nojekyll', content: '' }, ...renderDomain(origin)],
}

/** The custom domain; a github.io address needs none. */
function renderDomain(origin: string): HostFile[] {
  const { hostname } = new URL(origin)
  return hostname.endsWith('.github.io') ? [] : [{ path: 'CNAME', content: `${hostname}\n` }]
}
