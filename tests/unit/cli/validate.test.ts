import { expect, test } from 'vitest'
import { reportOf } from '../../support/reports.ts'
import { changeOf, dataProject, fixtureWith, fixture, replaceOnce } from '../../support/fixtures.ts'
import { runCli } from '../../support/run-cli.ts'
import { words } from '../../support/cases.ts'

const withBusiness = (from: string, to: string) => dataProject(changeOf('business', from, to))
const withError = () => withBusiness('email: office@', 'email: office.')
const withWarning = () => withBusiness('street: 64 Thompson St', 'street: "64 Thompson St "')

test('notices alone: exit code 0, a summary at the end, nothing on stderr', async () => {
  const { code, stdout, stderr } = await runCli(dataProject(), ['validate'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toBe('All is well. 13 notices in 1 file (--notices lists the notices)\n')
})

test.each([
  ['--notices', 'All is well. 13 notices in 1 file\n', 13],
  ['--quiet', 'All is well.\n', 0],
])('%s: the notices are listed, or not told of', async (option, ending, count) => {
  const { code, stdout } = await runCli(dataProject(), ['validate', option])
  expect([code, stdout.match(/ notice /g)?.length ?? 0]).toEqual([0, count])
  expect(stdout.endsWith(ending)).toBe(true)
})

test('an error is listed with --notices as without; --quiet leaves out the count of notices', async () => {
  const folder = withError()
  const listed = await runCli(folder, ['validate', '--notices'])
  expect(listed.stdout.match(/ (?:error|notice) /g)).toHaveLength(14)
  const { stdout } = await runCli(folder, ['validate', '--quiet'])
  expect(stdout).toMatch(/^data\/business\.yaml:18:8 error [^]*\n1 error in 1 file\n$/)
})

test.each([
  [[], 0, ''],
  [['--max-warnings', '1'], 0, ''],
  [['--max-warnings', '0'], 1, '1 warning: --max-warnings allows 0.\n'],
])('a warning with %j: exit code %i', async (args, code, stderr) => {
  expect(await runCli(withWarning(), ['validate', ...args])).toMatchObject({ code, stderr })
})

test('an error: exit code 1, its place, what was expected', async () => {
  const { code, stdout, stderr } = await runCli(withError(), ['validate'])
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout).toMatch(
    /^data\/business\.yaml:18:8 error email is "office\.ridge-eave\.example\.com"\. schema\/value\n {2}17 \| phone: .+\n {2}18 \| email: office\.ridge.+\n {5}\| {8}\^+\n {2}expected: an email address\n/,
  )
  expect(stdout).toMatch(/\n1 error, 13 notices in 1 file \(--notices lists the notices\)\n$/)
})

test('JSON has the documented keys and no others', async () => {
  const cities = fixtureWith(
    'cities',
    'Clinton\n  county: Middlesex',
    'Clinton\n  county: Middelsex',
  )
  const line = cities.split('county: Middelsex')[0]?.split('\n').length
  const folder = dataProject({ 'data/cities.yaml': cities })
  const report = await reportOf(folder)
  const error = report.findings.find(({ severity }) => severity === 'error')
  expect(Object.keys(report)).toEqual(['version', 'findings', 'summary'])
  expect(report.summary).toEqual({ errors: 1, warnings: 0, notices: 13 })
  expect(error).toEqual({
    rule: 'county/unknown',
    severity: 'error',
    message: 'Clinton is assigned to "Middelsex County", which is not a county of counties.yaml.',
    file: 'data/cities.yaml',
    line,
    column: 11,
    endLine: line,
    endColumn: 27,
    expected: 'one of New Haven County, Middlesex County',
    suggestion: 'Middlesex County',
    page: '/service-areas/clinton',
  })
})

test('the github format is workflow commands, and lines for what GitHub would drop', async () => {
  const { code, stdout, stderr } = await runCli(withError(), ['validate', '--format', 'github'])
  const lines = stdout.trimEnd().split('\n')
  // One error, and of 13 notices those for which GitHub has room; one tells of the others.
  expect({ code, stderr, count: lines.length }).toEqual({ code: 1, stderr: '', count: 15 })
  expect(lines[0]).toBe(
    '::error file=data/business.yaml,line=18,endLine=18,col=8,endColumn=37,' +
      'title=schema/value::email is "office.ridge-eave.example.com". Expected: an email address.',
  )
})

test('--production lists each placeholder with its line', async () => {
  const folder = dataProject()
  const { code, stdout } = await runCli(folder, ['validate', '--production'])
  const lines = stdout.split('\n').filter((line) => line.includes('placeholder/value'))
  expect(code).toBe(1)
  const placed = lines.map((line) =>
    /^data\/business\.yaml:(\S+) error (\S+) is a placeholder/.exec(line),
  )
  expect(placed.map((match) => match?.slice(1).join(':'))).toEqual(words`
    14:7:name 17:8:phone 18:8:email 21:6:url 24:11:address.street 25:13:address.locality
    28:15:address.postalCode 32:14:coordinates 52:11:registration.number 56:10:rating.value
    58:10:rating.count 60:11:rating.source 63:12:rating.counted 80:12:claims.customers.value
    83:12:claims.cities.value 92:12:claims.experience.value 104:10:social.0.url
    106:10:social.1.url 108:10:social.2.url`)
  expect(await runCli(folder, ['validate'])).toMatchObject({ code: 0 })
})

test('files and parts of files can be listed until they are the owner’s', async () => {
  const names = '  - name\n  - hours\n  - site.areaPage\n  - cities\n  - people\n'
  const folder = withBusiness('  - name\n', names)
  const { stdout } = await runCli(folder, ['validate', '--production'])
  const own = Array.from(stdout.matchAll(/^(data\S+) error (\S+) .*: not yet your own\./gm))
  expect(own.map(([, place, name]) => `${place} ${name}`)).toEqual([
    'data/business.yaml:32:14 coordinates',
    'data/business.yaml:36:3 hours',
    expect.stringMatching(/^data\/cities.yaml:\d+:1 data\/cities.yaml$/),
    expect.stringMatching(/^data\/site.yaml:\d+:3 areaPage$/),
  ])
})

test('what was proposed of a page is one fault, wherever its texts stand', async () => {
  const lines = ['site.home.lead', 'services.storm-damage.summary', 'site.shared.whyChooseUs.title']
  const more = ['services.storm-damage.name', 'counties.Middlesex County.alsoServed']
  const listed = [...lines, ...more].map((line) => `  - ${line}\n`).join('')
  const folder = withBusiness('  - name\n', `  - name\n${listed}`)
  const { findings } = await reportOf(folder, ['--production'])
  const proposed = findings.filter(({ message }) => message.includes('has not been confirmed'))
  expect(proposed.map(({ file, page, message }) => [file, page, message])).toEqual([
    [
      'data/counties.yaml',
      '/service-areas',
      '/service-areas says what has not been confirmed: alsoServed.',
    ],
    [
      'data/services.yaml',
      '/services/storm-damage',
      '/services/storm-damage says what has not been confirmed: name, summary.',
    ],
    ['data/site.yaml', '/', '/ says what has not been confirmed: whyChooseUs.title, lead.'],
  ])
})

test.each(['acknowledge', '"ackno\\u0077ledge"'])(
  'an acknowledgement with a reason silences the notice it names, there only: %s',
  async (field) => {
    const folder = withBusiness(
      '    text: Locally Owned\n',
      `    text: Locally Owned\n    ${field}: { claim/evidence: the deed is in the office }\n`,
    )
    const { findings } = await reportOf(folder)
    const claims = findings.filter(({ rule }) => rule === 'claim/evidence')
    expect(claims).toHaveLength(10)
    expect(claims.filter(({ message }) => message.includes('Locally Owned'))).toEqual([])
  },
)

test('evidence silences the notice', async () => {
  const folder = withBusiness(
    '    text: Locally Owned\n',
    '    text: Locally Owned\n    evidence: the deed is in the office\n',
  )
  const { summary } = await reportOf(folder)
  expect(summary).toEqual({ errors: 0, warnings: 0, notices: 12 })
})

test('no acknowledgement silences an error', async () => {
  const folder = withBusiness(
    '  value: 4.9\n',
    '  value: 49\n  acknowledge: { schema/value: it is so, rating/self-published: known }\n',
  )
  const { summary } = await reportOf(folder)
  // The value, and the attempt.
  expect(summary).toEqual({ errors: 2, warnings: 0, notices: 12 })
})

const phone = '"+18605550142"'
const newYork = '"+12125550142"'

const business = (...changes: readonly (readonly [from: string, to: string])[]) =>
  changes.reduce((text, [from, to]) => replaceOnce(text, from, to), fixture('business'))

async function areaCodeFindings(text: string) {
  const { findings } = await reportOf(dataProject({ 'data/business.yaml': text }))
  return findings.filter(({ rule }) => rule === 'business/area-code')
}

test('an area code of another state is a warning', async () => {
  expect(await areaCodeFindings(business([phone, newYork]))).toHaveLength(1)
})

test.each([
  ['+12035550142'],
  ['+14755550142'],
  ['+18605550142'],
  ['+19595550142'],
  ['+18005550142'],
  ['+18885550142'],
])('%s is a number of Connecticut, or of every state', async (number) => {
  expect(await areaCodeFindings(business([phone, `"${number}"`]))).toEqual([])
})

test('a state whose area codes are not known is not checked', async () => {
  const text = business([phone, newYork], ['regionCode: CT', 'regionCode: NY'])
  expect(await areaCodeFindings(text)).toEqual([])
})

test('an area code of another state can be acknowledged at the top of the file', async () => {
  const reason = 'acknowledge:\n  business/area-code: the founder kept the number\n\nurl:'
  const text = business([phone, newYork], ['url: https://ridge', `${reason} https://ridge`])
  const { findings, summary } = await reportOf(dataProject({ 'data/business.yaml': text }))
  expect(findings.filter(({ rule }) => rule === 'business/area-code')).toEqual([])
  expect(summary.errors).toBe(0)
})
