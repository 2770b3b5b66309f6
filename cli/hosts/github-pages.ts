import { prefixNames, queryNames } from './file-parts.ts'
import type { Host, HostFile } from './host.ts'
import { fileOfOld } from '../lib/old-address.ts'

// https://docs.github.com/en/pages

export const githubPages: Host = {
  name: 'github-pages',
  title: 'GitHub Pages',
  differences: [
    'An old address answers with a small page that leads to the new one at once, instead of a redirect.',
    'An old address with capitals, a query (/?p=12) or everything below it (/blog/*) has no such page, and is not found.',
    'A gone address answers that there is no page (status 404) instead of that it is gone (410).',
    'None of the headers of the site are sent: no Content-Security-Policy, and no long caching.',
    '/services.html answers with the page itself instead of leading to /services. Its canonical link names /services.',
    '/services/ answers that there is no page.',
    'Every file of the folder is served, those for other hosts too.',
    'GitHub does not allow Pages as free hosting to run an online business; read its terms first.',
  ],
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  // https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github
  limits: { siteBytes: 1000 * 1024 * 1024, fileBytes: 100 * 1024 * 1024 },
  unanswered: (table) => [
    ...table.redirects.map(({ from }) => from).filter((from) => fileOfOld(from) === undefined),
    ...prefixNames(table),
    ...queryNames(table),
  ],
  files: ({ origin }) => [{ path: '.nojekyll', content: '' }, ...renderDomain(origin)],
}

/** The site's own domain; an address below github.io needs none. */
function renderDomain(origin: string): HostFile[] {
  const { hostname } = new URL(origin)
  return hostname.endsWith('.github.io') ? [] : [{ path: 'CNAME', content: `${hostname}\n` }]
}
