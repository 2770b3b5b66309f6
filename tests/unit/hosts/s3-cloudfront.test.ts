import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { s3CloudFront } from '../../../cli/hosts/s3-cloudfront.ts'
import { follow, requests, type Ask } from './requests.ts'
import { fileOf, filesFor, hostileTable, table } from './table.ts'

type Value = { readonly value: string }
type QueryValue = Value & { readonly multiValue?: readonly Value[] }
type Request = { uri: string; readonly querystring: Readonly<Record<string, QueryValue>> }
type Response = { readonly statusCode: number; readonly headers: Readonly<Record<string, Value>> }
type Handler = (event: { readonly request: Request }) => Request | Response

const readTemplate = (of = table) => JSON.parse(fileOf(s3CloudFront, 'cloudformation.json', of))

const readHandler = (of = table): Handler =>
  runInNewContext(`${readTemplate(of).Resources.Addresses.Properties.FunctionCode}\nhandler`)

const handle = readHandler()

/** A request as CloudFront hands it over: nothing is decoded. */
function call(url: string): Request | Response {
  const [uri = '', query = ''] = url.split('?')
  const values = new Map<string, Value[]>()
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=')
    values.set(name, [...(values.get(name) ?? []), { value }])
  }
  const querystring = [...values].map(([name, [first = { value: '' }, ...others]]) => {
    const each = [first, ...others]
    return [name, others.length === 0 ? first : { ...first, multiValue: each }] as const
  })
  return handle({ request: { uri, querystring: Object.fromEntries(querystring) } })
}

const unpublished = new Set(['cloudformation.json', 'upload.sh', '_headers', '_redirects'])
const bucket = new Set(filesFor(s3CloudFront).filter((file) => !unpublished.has(file)))

const ask: Ask = (path) => {
  const answer = call(path)
  if ('statusCode' in answer)
    return { status: answer.statusCode, location: answer.headers['location']?.value }
  const file = answer.uri.slice(1)
  return bucket.has(file) ? { status: 200, file } : { status: 404, file: '404.html' }
}

/** A gone address has a short page of its own. */
const differences = Object.fromEntries(
  Object.entries(requests).flatMap(([path, answer]) =>
    answer.startsWith('410') ? [[path, '410']] : [],
  ),
)
const more: Readonly<Record<string, string>> = {
  '/offers/': '410',
  '/404': '404 404.html',
  '/404.html': '404 404.html',
  '/cloudformation.json': '404 404.html',
  '/upload.sh': '404 404.html',
  '//services//repairs/': '→ services/roof-repairs.html',
}

describe('the function of CloudFront', () => {
  test.each(Object.entries({ ...requests, ...differences, ...more }))(
    '%s: %s',
    async (path, expected) => {
      expect(await follow(ask, path)).toBe(expected)
    },
  )

  test.each([
    ['/services/repairs?a=1&b=%20&a=2&c', '/services/roof-repairs?a=1&a=2&b=%20&c'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['/services/roof-repairs.html/', '/services/roof-repairs'],
  ])('%s leads to %s', (path, location) => {
    expect(call(path)).toMatchObject({ headers: { location: { value: location } } })
  })

  test('sends the headers of every answer with those that it gives itself', () => {
    const security = { 'content-security-policy': { value: expect.stringContaining("'none'") } }
    expect(call('/services/repairs')).toMatchObject({ headers: security })
    const type = { 'content-type': { value: 'text/html; charset=utf-8' } }
    expect(call('/offers')).toMatchObject({
      headers: { ...security, ...type },
      body: expect.stringContaining('gone'),
    })
  })

  test('of a hostile table is code that does the same', () => {
    const handler = readHandler(hostileTable)
    expect(handler({ request: { uri: '/', querystring: {} } })).toHaveProperty('uri', '/index.html')
  })
})

describe('the template of CloudFormation', () => {
  /** The names of parameters and resources that a value refers to. */
  function namesIn(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'Ref') return [String(inner)]
      if (key === 'Fn::GetAtt') return [String(inner[0])]
      if (key !== 'Fn::Sub') return namesIn(inner)
      return [...String(inner).matchAll(/\$\{(\w+(?:::\w+)?)/g)].map((match) => match[1] ?? '')
    })
  }

  test('refers to what it has, or to what CloudFormation knows', () => {
    const template = readTemplate()
    const own = Object.keys({ ...template.Parameters, ...template.Resources })
    const known = new Set([...own, 'AWS::AccountId', 'AWS::Partition', 'AWS::StackName'])
    const names = new Set(namesIn(template))
    expect([...names].filter((name) => !known.has(name))).toEqual([])
    expect(own.filter((name) => !names.has(name))).toEqual(['BucketPolicy'])
  })

  test('has policies no longer than a distribution takes', () => {
    const policies = [...JSON.stringify(readTemplate()).matchAll(/default-src [^"]*/g)]
    expect(policies.length).toBeGreaterThan(0)
    for (const [policy] of policies) expect(policy.length).toBeLessThan(1_783)
  })

  test('names security headers as CloudFront does; what a file says itself counts more', () => {
    const headers = {
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'deny',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cache-Control': 'no-cache',
      'Permissions-Policy': 'camera=()',
    }
    const file = { path: '/x.js', headers: { 'Cache-Control': 'immutable' } }
    const template = readTemplate({ ...table, headers: [{ path: '/*', headers }, file] })
    const { ResponseHeadersPolicyConfig } = template.Resources.Headers.Properties
    expect(ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Preload: false,
          Override: true,
        },
      },
      CustomHeadersConfig: {
        Items: [
          { Header: 'Cache-Control', Value: 'no-cache', Override: false },
          { Header: 'Permissions-Policy', Value: 'camera=()', Override: true },
        ],
      },
    })
  })

  test('holds the function in one line, so that its length shows as that of a line', () => {
    const redirects = Array.from({ length: 200 }, (_, index) => ({
      from: `/service-areas/old-name-of-town-${index}`,
      to: `/service-areas/new-name-of-town-${index}`,
    }))
    const text = fileOf(s3CloudFront, 'cloudformation.json', { ...table, redirects })
    const longest = Math.max(...text.split('\n').map((line) => line.length))
    expect(longest).toBeGreaterThan(s3CloudFront.limits.lineLength ?? Infinity)
  })
})
