import { encodePath, joinLines, renderHeadersFile } from './file-parts.ts'
import type { Host, HostTable } from './host.ts'

// https://docs.netlify.com/manage/routing/redirects/overview/
// https://docs.netlify.com/manage/routing/headers/

export const netlify: Host = {
  name: 'netlify',
  title: 'Netlify',
  limits: {},
  files: (table) => [
    { path: '_redirects', content: renderRedirects(table) },
    { path: '_headers', content: renderHeadersFile(table) },
  ],
}

/** With `!`, a rule applies even if a file has its address. */
function renderRedirects({ redirects, prefixes, queries, gone, hidden }: HostTable): string {
  return joinLines([
    ...queries.map(
      ({ from, query, to }) => `${encodePath(from)} ${query.join(' ')} ${encodePath(to)} 301!`,
    ),
    ...redirects.map(({ from, to }) => `${encodePath(from)} ${encodePath(to)} 301!`),
    ...gone.map((path) => `${encodePath(path)} /404.html 410!`),
    ...prefixes.map(({ from, to }) => `${encodePath(from)}* ${encodePath(to)} 301!`),
    ...hidden.map((path) => `${encodePath(path)} /404.html 404!`),
  ])
}
