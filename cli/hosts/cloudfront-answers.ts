import { encodePath, oneLine, settleHeaders } from './file-parts.ts'
import type { HostTable } from './host.ts'

/** What CloudFront asks before it looks for a file: redirects, clean addresses, gone addresses. */
export function renderFunction(table: HostTable): string {
  const { redirects, prefixes, queries, gone, ownHtml, headers } = table
  const targets = redirects.map(({ from, to }) => [encodePath(from), encodePath(to)])
  const general = Object.entries(settleHeaders(headers).everywhere).map(([name, value]) => [
    name.toLowerCase(),
    { value: oneLine(value) },
  ])
  return [
    `const redirects = ${JSON.stringify(Object.fromEntries(targets))};`,
    `const prefixes = ${JSON.stringify(prefixes.map(({ from, to }) => [encodePath(from), to]))};`,
    `const queries = ${JSON.stringify(queries.map(({ from, query, to }) => [encodePath(from), query, to]))};`,
    `const gone = ${JSON.stringify(gone.map(encodePath))};`,
    `const ownHtml = ${JSON.stringify(ownHtml.map(encodePath))};`,
    `const headers = ${JSON.stringify(Object.fromEntries(general))};`,
    code,
  ].join('\n')
}

// Without what JavaScript learned after 2015, of which CloudFront knows a part only.
const code = `
function handler(event) {
  const request = event.request;
  const clean = cleanAddress(request.uri);
  const target = targetOf(request, clean);
  if (target) return answer(301, 'Moved Permanently', { location: { value: target + query(request) } });
  if (gone.includes(request.uri) || gone.includes(clean)) return answerGone();
  if (ownHtml.includes(request.uri)) return request;
  if (clean !== request.uri) {
    return answer(308, 'Permanent Redirect', { location: { value: clean + query(request) } });
  }
  if (clean === '/') request.uri = '/index.html';
  else if (clean !== '/404' && !/\\.[a-z0-9]+$/i.test(clean)) request.uri = clean + '.html';
  return request;
}

function targetOf(request, clean) {
  const uri = request.uri;
  const pairs = query(request).slice(1).split('&');
  const asked = queries.filter(function (each) {
    return each[0] === uri && each[1].every(function (pair) { return pairs.includes(pair); });
  })[0];
  if (asked) return asked[2];
  if (redirects[uri]) return redirects[uri];
  if (gone.includes(uri)) return undefined;
  const below = prefixes.filter(function (each) { return uri.indexOf(each[0]) === 0; })[0];
  return below ? below[1] : redirects[clean];
}

// Runs of slashes become one, so that none leads to another site.
function cleanAddress(uri) {
  const path = uri.replace(/[\\/\\\\]+/g, '/').replace(/\\.html\\/?$/, '');
  return path.replace(/\\/(index)?\\/?$/, '') || '/';
}

function query(request) {
  const pairs = [];
  Object.keys(request.querystring).forEach(function (name) {
    const value = request.querystring[name];
    (value.multiValue || [value]).forEach(function (each) {
      pairs.push(each.value === '' ? name : name + '=' + each.value);
    });
  });
  return pairs.length === 0 ? '' : '?' + pairs.join('&');
}

function answerGone() {
  const response = answer(410, 'Gone', { 'content-type': { value: 'text/html; charset=utf-8' } });
  response.body = '<!doctype html><html lang="en"><title>Gone</title>' +
    '<h1>This page is gone</h1><p><a href="/">To the home page</a></p></html>';
  return response;
}

function answer(statusCode, statusDescription, more) {
  return {
    statusCode: statusCode,
    statusDescription: statusDescription,
    headers: Object.assign({}, headers, more),
  };
}
`

// https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-cloudfront-responseheaderspolicy-securityheadersconfig.html

/** Headers that CloudFront takes under names of its own only. */
const security: Readonly<Record<string, (value: string) => readonly [string, object]>> = {
  'content-security-policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'x-content-type-options': () => ['ContentTypeOptions', {}],
  'referrer-policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value }],
  'x-frame-options': (value) => ['FrameOptions', { FrameOption: value.toUpperCase() }],
  'strict-transport-security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  ],
}

/** The headers of every answer, as a policy of CloudFront; those of files are with the files. */
export function configureHeaders({ headers: rules }: HostTable) {
  const { everywhere, files } = settleHeaders(rules)
  const known: Record<string, object> = {}
  const custom: object[] = []
  for (const [name, value] of Object.entries(everywhere)) {
    // Whether it counts where the file says otherwise.
    const Override = !files.some((file) => name in file.headers)
    const [key, fields] = security[name.toLowerCase()]?.(oneLine(value)) ?? []
    if (key) known[key] = { ...fields, Override }
    else custom.push({ Header: name, Value: oneLine(value), Override })
  }
  return {
    SecurityHeadersConfig: known,
    ...(custom.length > 0 && { CustomHeadersConfig: { Items: custom } }),
  }
}
