/** What is sent, in words and in bytes, and how the answer begins; `silence`: none is waited for. */
export type MalformedRequest = readonly [what: string, bytes: string, answer: RegExp | 'silence']

const ask = (line: string, ...headers: string[]) =>
  `${[line, 'Host: a', ...headers].join('\r\n')}\r\n\r\n`
const refused = /^HTTP\/1\.1 4\d\d /
const answered = /^HTTP\/1\.1 [234]\d\d /
const dropped = /^($|HTTP\/1\.1 4\d\d )/

const lines: readonly MalformedRequest[] = [
  ['a method that is none', ask('FETCH / HTTP/1.1'), refused],
  ['a method in small letters', ask('get / HTTP/1.1'), refused],
  ['a method for another program', ask('CONNECT a:443 HTTP/1.1'), dropped],
  ['all that there is', ask('OPTIONS * HTTP/1.1'), refused],
  ['a star', ask('GET * HTTP/1.1'), refused],
  ['a version that is none', ask('GET / HTTP/9.9'), refused],
  ['no version', 'GET /\r\n\r\n', answered],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', dropped],
  ['the start of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', refused],
  ['no words at all', '\x00\x01\x02\xff\xfe', refused],
  ['a NUL in the address', ask('GET /\0 HTTP/1.1'), refused],
  ['an escaped NUL', ask('GET /%00 HTTP/1.1'), refused],
  ['an escape cut off', ask('GET /%e0%a HTTP/1.1'), refused],
  ['an escape that is no text', ask('GET /%c0%ae HTTP/1.1'), refused],
  ['bytes that are no text', ask('GET /\xff\xfe HTTP/1.1'), refused],
  ['two slashes', ask('GET // HTTP/1.1'), refused],
  ['a host after two slashes', ask('GET //a:99999/ HTTP/1.1'), refused],
  ['a way up', ask('GET /../../etc/passwd HTTP/1.1'), refused],
  ['an escaped way up', ask('GET /%2e%2e%2fetc%2fpasswd HTTP/1.1'), refused],
  ['a whole address', ask('GET http://a/services HTTP/1.1'), answered],
  ['a whole address without a path', ask('GET http://a?b HTTP/1.1'), answered],
  ['a whole address with a bad port', ask('GET http://a:b:c/ HTTP/1.1'), answered],
  ['another scheme', ask('GET file:///etc/passwd HTTP/1.1'), refused],
  ['an address of 100,000 letters', ask(`GET /${'a'.repeat(100_000)} HTTP/1.1`), refused],
  ['a name of 5,000 letters', ask(`GET /${'a'.repeat(5000)} HTTP/1.1`), refused],
  ['a hundred folders', ask(`GET ${'/a'.repeat(100)} HTTP/1.1`), refused],
  ['a query of brackets', ask('GET /?%%%[[[{{{ HTTP/1.1'), answered],
]

const headers: readonly MalformedRequest[] = [
  ['no host', 'GET / HTTP/1.1\r\n\r\n', refused],
  ['a header of 100,000 letters', ask('GET / HTTP/1.1', `X: ${'a'.repeat(100_000)}`), refused],
  ['3,000 headers', ask('GET / HTTP/1.1', ...Array.from({ length: 3000 }, () => 'X: y')), answered],
  ['a header without a colon', ask('GET / HTTP/1.1', 'X'), refused],
  ['a header without a name', ask('GET / HTTP/1.1', ': x'), refused],
  ['a blank before the colon', ask('GET / HTTP/1.1', 'X : y'), refused],
  ['a NUL in a header', ask('GET / HTTP/1.1', 'X: \0'), refused],
  ['a header over two lines', ask('GET / HTTP/1.1', 'X: y', ' z'), dropped],
  ['line feeds only', 'GET / HTTP/1.1\nHost: a\n\n', /^HTTP\/1\.1 /],
  ['carriage returns only', 'GET / HTTP/1.1\rHost: a\r\r', refused],
  ['two lengths', ask('GET / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'), refused],
  ['a length below 0', ask('GET / HTTP/1.1', 'Content-Length: -1'), refused],
  [
    'a length and chunks',
    ask('POST / HTTP/1.1', 'Content-Length: 4', 'Transfer-Encoding: chunked'),
    refused,
  ],
  [
    'chunks that are none',
    ask('POST / HTTP/1.1', 'Transfer-Encoding: chunked') + 'zz\r\n',
    refused,
  ],
  ['a coding that is none', ask('POST / HTTP/1.1', 'Transfer-Encoding: x, chunked, y'), refused],
  ['a body that does not come', ask('GET / HTTP/1.1', 'Content-Length: 1000000'), answered],
  ['a wish that is none', ask('GET / HTTP/1.1', 'Expect: x'), refused],
  ['another protocol', ask('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c'), 'silence'],
  [
    'a socket that is none',
    ask('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: x'),
    'silence',
  ],
  ['a coding of nothing', ask('GET / HTTP/1.1', 'Accept-Encoding: ;;q=,,*;q=x'), answered],
  ['a cookie of brackets', ask('GET / HTTP/1.1', 'Cookie: %%%=[;;;='), answered],
]

const badRanges = ['5-2', '9-2,0-1', '-', '--1', 'a-b', '1e9-', `${'9'.repeat(400)}-`, '-0', '']
const manyRanges = Array.from({ length: 1000 }, (_, index) => `${index * 2}-${index * 2}`).join()
const conditions: readonly MalformedRequest[] = [
  ...[...badRanges, manyRanges].map((range): MalformedRequest => {
    const told = range.length > 20 ? `${range.slice(0, 20)}…` : range
    return [`the range ${told}`, ask('GET /roof.png HTTP/1.1', `Range: bytes=${range}`), answered]
  }),
  ...['If-Modified-Since', 'If-Unmodified-Since', 'If-Range', 'If-None-Match', 'If-Match'].map(
    (name): MalformedRequest => {
      const request = ask('GET /roof.png HTTP/1.1', `${name}: 99 Foo 99999 "`, 'Range: bytes=0-0')
      return [`${name} that is no date`, request, answered]
    },
  ),
]

const partly: readonly MalformedRequest[] = [
  ['nothing', '', 'silence'],
  ['half a line', 'GET /serv', 'silence'],
  ['half of the headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-', 'silence'],
  ['empty lines', '\r\n\r\n\r\n', 'silence'],
  ['a good request and a bad one', ask('GET / HTTP/1.1') + '\0\0\0\r\n\r\n', /^HTTP\/1\.1 /],
  ['a hundred requests at once', ask('GET /services HTTP/1.1').repeat(100), answered],
]

export const malformedRequests = [...lines, ...headers, ...conditions, ...partly]
