import { printJson } from '../lib/json.ts'
import { configureTemplate } from './cloudfront-template.ts'
import type { HeaderRule, Host, HostTable } from './host.ts'
import { groupBy } from '../lib/collections.ts'
import { oneLine, settleHeaders } from './file-parts.ts'

export const s3CloudFront: Host = {
  name: 's3-cloudfront',
  title: 'Amazon S3 and CloudFront',
  // The redirects are in a function of at most 10 KB, which is one line of cloudformation.json:
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  limits: { lineLength: 10 * 1024 },
  files: (table) => [
    { path: 'cloudformation.json', content: printJson(configureTemplate(table)) },
    { path: 'upload.sh', content: renderUpload(table) },
  ],
}

const options: Readonly<Record<string, string>> = {
  'Cache-Control': '--cache-control',
  'Content-Type': '--content-type',
  'Content-Language': '--content-language',
  'Content-Disposition': '--content-disposition',
}

/** Types that not every version of the command knows; pages come last, after what they name. */
const types: Readonly<Record<string, string>> = {
  '*.webmanifest': 'application/manifest+json',
  '*.woff2': 'font/woff2',
  '*.webp': 'image/webp',
  '*.avif': 'image/avif',
  '*.html': 'text/html; charset=utf-8',
}

function renderUpload(table: HostTable): string {
  const special = listSpecial(table)
  const groups = [...groupBy(special, ({ headers }) => JSON.stringify(headers)).values()]
  const names = special.map(({ path }) => path)
  const untyped = names.filter((path) => typeOf(path) === undefined)
  return [
    renderStart(table),
    ...groups.map((group) =>
      upload([...only(group.map(({ path }) => toPattern(path))), ...setHeaders(group[0]?.headers)]),
    ),
    upload(flags('--exclude', [...Object.keys(types), ...untyped.map(toPattern)])),
    ...Object.entries(types).map(([pattern, type]) => {
      const others = names.filter((path) => path.endsWith(pattern.slice(1))).map(toPattern)
      const headers = { 'Content-Type': type }
      return upload([...only([pattern]), ...flags('--exclude', others), ...setHeaders(headers)])
    }),
    upload(['--delete', '--size-only']),
    'aws cloudfront create-invalidation --distribution-id "$distribution" --paths "/*"\n',
  ].join('\n')
}

const renderStart = ({ hidden }: HostTable) => `#!/bin/sh
# Uploads this folder to the stack that was made of cloudformation.json: sh upload.sh STACK
set -eu
cd "$(dirname "$0")"
stack=\${1:?the name of the stack is missing: sh upload.sh STACK}
output() {
  aws cloudformation describe-stacks --stack-name "$stack" --output text \\
    --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"
}
bucket=$(output Bucket)
distribution=$(output Distribution)
upload() {
  aws s3 sync . "s3://$bucket" "$@" \\
    ${flags('--exclude', hiddenPatterns(hidden)).join(' \\\n    ')}
}
`

const hiddenPatterns = (hidden: readonly string[]) =>
  [...new Set(['/cloudformation.json', '/upload.sh', ...hidden])].map(toPattern)

/** The files that say more of themselves than their type, each with all that it says. */
function listSpecial({ headers: rules }: HostTable): HeaderRule[] {
  return settleHeaders(rules).files.flatMap(({ path, headers }) => {
    const said = Object.entries(headers).filter(([name]) => name in options)
    const type = typeOf(path)
    const own = type === undefined ? {} : { 'Content-Type': type }
    return said.length === 0 ? [] : [{ path, headers: { ...own, ...Object.fromEntries(said) } }]
  })
}

const typeOf = (path: string) =>
  Object.entries(types).find(([pattern]) => path.endsWith(pattern.slice(1)))?.[1]

const only = (patterns: readonly string[]) => ["--exclude '*'", ...flags('--include', patterns)]

const setHeaders = (headers: HeaderRule['headers'] = {}) =>
  Object.entries(headers).map(([name, value]) => `${options[name]} ${quote(oneLine(value))}`)

const flags = (flag: string, patterns: readonly string[]) =>
  patterns.map((pattern) => `${flag} ${quote(pattern)}`)

const upload = (args: readonly string[]) => `${['upload', ...args].join(' \\\n  ')}\n`

/** The name of one file, as a pattern that matches nothing else. */
const toPattern = (path: string) => path.slice(1).replaceAll(/[*?[]/g, '[$&]')

const quote = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`
