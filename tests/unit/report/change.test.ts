import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadPlaywright } from '../../../cli/pictures/browser.ts'
import type { ChangeReport } from '../../../cli/report/change-report.ts'
import { changeFormats } from '../../../cli/report/change-formats.ts'
import { addCity, commitAll, committedProject as committed } from '../../support/changes.ts'
import { generatedProject } from '../../support/generated-project.ts'
import { bringTemplates, replaceOnce, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'
import { errorsUnder } from '../../support/json-schemas.ts'

function edit(folder: string, name: string, from: string, to: string): void {
  const file = join(folder, `data/${name}.yaml`)
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
}

/** An edit that shows on two pages. */
const callUs = (folder: string) =>
  edit(folder, 'site', 'title: Why people choose us', 'title: Why people call us')

const report = (folder: string, ...args: string[]) =>
  runCli(folder, ['report', '--since', 'HEAD', ...args])

async function jsonOf(folder: string) {
  const { code, stdout, stderr } = await report(folder, '--json')
  expect({ stderr, errors: errorsUnder('report', stdout) }).toEqual({ stderr: '', errors: null })
  return { exit: code, ...(JSON.parse(stdout) as ChangeReport & { readonly verdict: string }) }
}

describe('a report', () => {
  test('of nothing that was edited says so', async () => {
    const folder = await committed()
    expect(await report(folder)).toEqual({ code: 0, stdout: 'No page changed.\n', stderr: '' })
    expect(await jsonOf(folder)).toMatchObject({ causes: [], reloading: 0, texts: [] })
  })

  test('names the line, the pages and the sentence of an edit', async () => {
    const folder = await committed()
    callUs(folder)
    const { causes, texts, pages, reloading } = await jsonOf(folder)
    const at = { file: 'data/site.yaml', line: 74, pages: ['/', '/about'] }
    expect(causes).toEqual([{ ...at, kind: 'changed', what: 'shared, whyChooseUs, title' }])
    const [before, after] = ['Why people choose us', 'Why people call us']
    expect(texts).toEqual([{ ...at, kind: 'text', before, after }])
    expect(pages.changed.map(({ path }) => path)).toEqual(['/', '/about'])
    expect(reloading).toBe(0)
  })

  test('tells sentence by sentence what changed in a long text', async () => {
    const folder = await committed()
    edit(folder, 'site', 'A roof fails at its edges', 'A roof gives way at its edges')
    const { texts } = await jsonOf(folder)
    expect(texts.map(({ before, after }) => [before, after])).toEqual([
      [
        'A roof fails at its edges and joints, the parts you cannot see from the driveway.',
        'A roof gives way at its edges and joints, the parts you cannot see from the driveway.',
      ],
    ])
  })

  test('says where the address of a page that is gone leads', async () => {
    const folder = await committed()
    await runCli(folder, ['remove-city', 'Meriden', '--confirm=Meriden'])
    const { pages, addresses } = await jsonOf(folder)
    const to = '/service-areas/newhavencounty'
    expect(pages.removed).toMatchObject([
      { path: '/service-areas/meriden', answer: { kind: 'redirect', to } },
    ])
    expect(addresses).toMatchObject({
      vanish: [],
      redirect: [{ from: '/service-areas/meriden', to }],
    })
  })

  test('knows a page under another address', async () => {
    const folder = await committed()
    await runCli(folder, ['rename-city', 'Meriden', 'Silver City'])
    const { pages, causes } = await jsonOf(folder)
    expect(pages).toMatchObject({
      added: [],
      removed: [],
      renamed: [{ from: '/service-areas/meriden', path: '/service-areas/silvercity' }],
    })
    expect(causes).toContainEqual(expect.objectContaining({ what: 'Silver City, cityName' }))
  })

  test('tells an edit that rests on another one', async () => {
    const folder = await committed()
    edit(folder, 'business', '  top-rated:', '  on-time:\n    text: On Time\n  top-rated:')
    edit(folder, 'site', 'bullets: [licensed-and-insured,', 'bullets: [on-time,')
    const { causes } = await jsonOf(folder)
    expect(causes.map(({ what, kind, pages }) => [what, kind, pages])).toEqual([
      ['claims, on-time', 'added', ['/']],
      ['home, bullets, item 1', 'changed', ['/']],
    ])
  })

  test('of data with errors lists them and what was edited, with exit code 1', async () => {
    const folder = await committed()
    edit(folder, 'site', 'title: Why people choose us', 'titel: Why people call us')
    const { exit, verdict, findings, causes } = await jsonOf(folder)
    expect({ exit, verdict }).toEqual({
      exit: 1,
      verdict: 'The data has errors, so no page could be compared; 1 finding new.',
    })
    expect(findings.new).toMatchObject([{ file: 'data/site.yaml', line: 74 }])
    expect(causes.map(({ what, pages }) => [what, pages])).toEqual([
      ['shared, whyChooseUs, title', null],
      ['shared, whyChooseUs, titel', null],
    ])
  })

  test('works below the top of a repository', async () => {
    const folder = await generatedProject()
    const outer = temporaryFolder()
    mkdirSync(join(outer, 'sites'))
    renameSync(folder, join(outer, 'sites/ours'))
    commitAll(outer)
    const inner = join(outer, 'sites/ours')
    callUs(inner)
    expect((await jsonOf(inner)).pages.changed).toHaveLength(2)
    renameSync(inner, folder)
  })

  test('names each of many edits, and no page for those that come out on none', async () => {
    const folder = await committed()
    const names = Array.from({ length: 210 }, (_, index) => `/old-${index}`)
    const lines = names.map((from) => `  - from: ${from}\n    to: /about\n`).join('')
    edit(folder, 'addresses', 'redirects:\n', `redirects:\n${lines}`)
    edit(folder, 'business', '"+18605550142"', '"+12035550187"')
    const { causes, pages } = await jsonOf(folder)
    const redirects = causes.filter(({ file }) => file === 'data/addresses.yaml')
    expect(redirects).toHaveLength(210)
    expect(redirects.filter((cause) => cause.pages?.length !== 0)).toEqual([])
    const phone = causes.find(({ file }) => file === 'data/business.yaml')
    expect(phone?.pages).toEqual(pages.changed.map(({ path }) => path))
  })

  test('lays what is no words to the edit around which it comes out', async () => {
    const folder = await committed()
    edit(folder, 'cities', 'house: victorian', 'house: mill')
    callUs(folder)
    edit(folder, 'addresses', 'redirects:\n', 'redirects:\n  - from: /old\n    to: /about\n')
    const { causes } = await jsonOf(folder)
    expect(causes.map(({ what, pages }) => [what, pages])).toEqual([
      ['shared, whyChooseUs, title', ['/', '/about']],
      ['New Haven, house', ['/service-areas/newhaven']],
      ['redirects, /old', []],
    ])
  })

  test('names a picture that is another under the same address, and the pages that show it', async () => {
    const folder = await committed()
    appendFileSync(join(folder, 'data/public/share.png'), '.')
    const { causes, pages } = await jsonOf(folder)
    const shown = pages.changed.map(({ path }) => path)
    expect(causes).toMatchObject([{ file: 'data/public/share.png', pages: shown }])
    expect(pages.changed.every(({ parts }) => parts.includes('pictures'))).toBe(true)
    expect(shown).toContain('/')
  })

  test('counts what only loads a new version of the script at the end, and says what was added first', async () => {
    const folder = await committed()
    await runCli(folder, addCity('Old Saybrook'))
    const { stdout } = await report(folder)
    const [verdict] = stdout.split('\n')
    expect(verdict).toMatch(
      /^1 page added, \d+ of 17 pages changed; (.*; )?\d+ pages? as before but for styles or scripts\.$/,
    )
    expect(stdout.indexOf('Pages added')).toBeLessThan(stdout.indexOf('What was edited'))
  })

  test('says that the program was edited in a line, without guessing at pages', async () => {
    const folder = await generatedProject()
    bringTemplates(folder)
    commitAll(folder)
    mkdirSync(join(folder, 'src/ui'), { recursive: true })
    writeFileSync(join(folder, 'src/ui/A.tsx'), '')
    writeFileSync(join(folder, 'src/ui/B.tsx'), '')
    expect((await report(folder)).stdout).toBe(
      [
        'No page changed by the data; what makes the pages was edited too, so any may look different.',
        '',
        'What was edited',
        '  src/ 2 files → any page may look different',
        '',
      ].join('\n'),
    )
  })

  test('says nothing of a program that lies elsewhere, nor takes folders of the site for it', async () => {
    const folder = await committed()
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'src/A.tsx'), '')
    expect(await report(folder)).toMatchObject({ code: 0, stdout: 'No page changed.\n' })
  })

  test('builds the model three times, however much was edited', async () => {
    const folder = await committed()
    edit(folder, 'business', '"+18605550142"', '"+12035550187"')
    callUs(folder)
    await runCli(folder, addCity('Old Saybrook'))
    // Modules that another test file has loaded in this process are not spied on.
    vi.resetModules()
    vi.doMock('../../../cli/site/pages/build-site.ts', { spy: true })
    onTestFinished(() => {
      vi.doUnmock('../../../cli/site/pages/build-site.ts')
      vi.resetModules()
    })
    const { buildSite } = await import('../../../cli/site/pages/build-site.ts')
    const fresh = await import('../../support/run-cli.ts')
    const { code } = await fresh.runCli(folder, ['report', '--since', 'HEAD'])
    expect(code).toBe(0)
    expect(buildSite).toHaveBeenCalledTimes(3)
  })
})

describe('what cannot be compared', () => {
  const withoutData = async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'notes'), 'none')
    commitAll(folder)
    cpSync(join(await generatedProject(), 'data'), join(folder, 'data'), { recursive: true })
    return folder
  }

  test.each<[string, number, RegExp, () => Promise<string>, ...string[]]>([
    ['no such state', 2, /^git has no commit "--no". Name a branch/, committed, '--since', '--no'],
    ['no git', 4, /it is not installed, or this is no clone/, generatedProject],
    ['no address of a preview', 2, /"here" is no address/, committed, '--preview', 'here'],
    ['a state without data', 2, /had no data\/ folder/, withoutData],
  ])('%s: exit code %i', async (_, code, says, make, ...args) => {
    const stderr = expect.stringMatching(says)
    expect(await report(await make(), ...args)).toEqual({ code, stdout: '', stderr })
  })
})

test('pictures where playwright-core is not installed tell how to get it: exit code 4', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(loadPlaywright(() => Promise.reject(missing))).rejects.toMatchObject({
    code: 4,
    message: expect.stringContaining('npm install --save-dev playwright-core'),
  })
})

test('other branches and tags are compared with as well', async () => {
  const folder = await committed()
  spawnSync('git', ['tag', 'v1'], { cwd: folder })
  callUs(folder)
  commitAll(folder)
  const { stdout } = await runCli(folder, ['report', '--since', 'v1'])
  expect(stdout).toMatch(/^2 of 16 pages changed\.\n/)
})

describe('as Markdown', () => {
  const hostile = '# <b>`*_[x](y) @someone | &amp; ::error::\n- '
  const none = { since: 'main', faulty: [], causes: [], code: [], reloading: 0, texts: [] }
  const one: ChangeReport = {
    ...none,
    pages: {
      total: 3,
      added: [{ path: '/a', title: hostile }],
      removed: [{ path: '/b', title: 'B', answer: { kind: 'nothing' } }],
      renamed: [],
      changed: [],
    },
    addresses: { appear: ['/a'], vanish: ['/b'], redirect: [], gone: [] },
    findings: { new: [], gone: [] },
  }
  const markdown = (shown: ChangeReport) =>
    changeFormats.markdown(shown, {
      paint: (_, text) => text,
      preview: 'https://preview.example.com',
    })

  test('what is quoted is words, whatever they mean in Markdown or HTML', () => {
    const text = markdown(one)
    expect(text).toContain(
      '- [/a](<https://preview.example.com/a>) &#35; &#60;b&#62;&#96;&#42;&#95;&#91;x&#93;(y) &#64;someone',
    )
    expect(text.match(/^#+ .*/gm)).toEqual([
      '## 1 page added, 1 page removed.',
      '### Pages added',
      '### Pages removed',
      '### Addresses',
    ])
  })

  test('a comment stays below what GitHub takes: whole sections are left out', () => {
    const texts = Array.from({ length: 30_000 }, (_, index) => ({
      kind: 'text' as const,
      before: `Before ${index}.`,
      after: `After ${index}.`,
      pages: ['/a'],
      file: null,
      line: null,
    }))
    const text = markdown({ ...one, texts })
    expect(Buffer.byteLength(text)).toBeLessThan(65_536)
    expect(text).toContain('**Sentences** (30000): left out')
    expect(text).not.toContain('Before 1.')
    expect(text).toContain('### Addresses')
  })
})
