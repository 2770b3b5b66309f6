import { printJson } from '../lib/json.ts'
import { encodePath, escapePattern, listHeaders, queryNames, settleHeaders } from './file-parts.ts'
import type { Host, HostTable } from './host.ts'

// https://firebase.google.com/docs/hosting/full-config

export const firebase: Host = {
  name: 'firebase',
  title: 'Firebase Hosting',
  // https://firebase.google.com/docs/hosting/usage-quotas-pricing
  limits: { fileBytes: 2000 * 1024 * 1024 },
  unanswered: queryNames,
  files: (table) => [{ path: 'firebase.json', content: printJson(configure(table)) }],
}

/** Encoded and decoded: Firebase matches the former, its emulator the latter. */
const toPattern = (path: string) => `^(?:${[encodePath(path), path].map(escapePattern).join('|')})`

const redirect = (regex: string, to: string) => ({ regex, destination: encodePath(to), type: 301 })

/** Files that Firebase's command reads and leaves in the published folder. */
const ofCommand = ['firebase.json', '.firebaserc', '.firebase/**', 'firebase-debug.log']

function configure({ redirects, prefixes, headers, hidden }: HostTable) {
  const { everywhere, files } = settleHeaders(headers)
  const ofHosts = hidden.map((path) => path.slice(1))
  return {
    hosting: {
      public: '.',
      ignore: [...new Set([...ofCommand, ...ofHosts])],
      cleanUrls: true,
      trailingSlash: false,
      // Regular expressions, as a glob would interpret some characters of a name.
      redirects: [
        ...redirects.map(({ from, to }) => redirect(`${toPattern(from)}$`, to)),
        ...prefixes.map(({ from, to }) => redirect(toPattern(from), to)),
      ],
      headers: [
        // A glob would not match names with a leading dot, such as /.well-known/.
        { regex: '.*', headers: listHeaders(everywhere) },
        ...files.map((rule) => ({
          source: encodePath(rule.path),
          headers: listHeaders(rule.headers),
        })),
      ],
    },
  }
}
