import { Ajv2020 } from 'ajv/dist/2020.js'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../../../cli/load/list-files.ts'
import type { ChangeReport } from '../../../cli/report/change-report.ts'
import { changeFormats } from '../../../cli/report/change-formats.ts'
import { commitAll } from '../../support/changes.ts'
import { generatedProject } from '../../support/generated-project.ts'
import { projectRoot, replaceOnce, temporaryFolder } from '../../support/project.ts'
import { runCli } from '../../support/run-cli.ts'

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(join(projectRoot, `docs/${name}.schema.json`), 'utf8'))
const ajv = new Ajv2020({ allErrors: true }).addSchema(schemaOf('findings'), 'findings.schema.json')
const validate = ajv.compile(schemaOf('report'))

/** A project of three towns with everything committed. */
async function committed(): Promise<string> {
  const folder = await generatedProject()
  commitAll(folder)
  return folder
}

function edit(folder: string, name: string, from: string, to: string): void {
  const file = join(folder, `data/${name}.yaml`)
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
}

const report = (folder: string, ...args: string[]) =>
  runCli(folder, ['report', '--since', 'HEAD', ...args])

async function jsonOf(folder: string) {
  const { code, stdout, stderr } = await report(folder, '--json')
  const parsed = JSON.parse(stdout)
  validate(parsed)
  expect({ stderr, errors: validate.errors }).toEqual({ stderr: '', errors: null })
  return { exit: code, ...(parsed as ChangeReport & { readonly verdict: string }) }
}

describe('a report', () => {
  test('of nothing that was edited says so', async () => {
    const folder = await committed()
    expect(await report(folder)).toEqual({
      code: 0,
      stdout: 'No page changed by the data.\n',
      stderr: '',
    })
    expect(await jsonOf(folder)).toMatchObject({ causes: [], script: null, texts: [] })
  })

  test('names the line, the pages and the sentence of an edit', async () => {
    const folder = await committed()
    edit(folder, 'site', 'title: Why people choose us', 'title: Why people call us')
    const { causes, texts, pages, script } = await jsonOf(folder)
    const line = 74
    expect(causes).toEqual([
      {
        file: 'data/site.yaml',
        line,
        kind: 'changed',
        what: 'shared, whyChooseUs, title',
        pages: ['/', '/about'],
      },
    ])
    expect(texts).toEqual([
      {
        kind: 'text',
        before: 'Why people choose us',
        after: 'Why people call us',
        pages: ['/', '/about'],
        file: 'data/site.yaml',
        line,
      },
    ])
    expect(pages.changed.map(({ path }) => path)).toEqual(['/', '/about'])
    expect(script).toBeNull()
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
      ['claims, on-time', 'added', []],
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
    edit(inner, 'site', 'title: Why people choose us', 'title: Why people call us')
    expect((await jsonOf(inner)).pages.changed).toHaveLength(2)
    renameSync(inner, folder)
  })

  test('many edits of a file that each need the site built are told together', async () => {
    const folder = await committed()
    const names = Array.from({ length: 210 }, (_, index) => `/old-${index}`)
    const lines = names.map((from) => `  - from: ${from}\n    to: /about\n`).join('')
    edit(folder, 'addresses', 'redirects:\n', `redirects:\n${lines}`)
    const { causes } = await jsonOf(folder)
    expect(causes).toEqual([
      {
        file: 'data/addresses.yaml',
        line: null,
        kind: 'changed',
        what: '210 edits together',
        pages: [],
      },
    ])
  })
})

describe('what cannot be compared', () => {
  test('a state that git does not know: exit code 2', async () => {
    const folder = await committed()
    const { code, stdout, stderr } = await runCli(folder, ['report', '--since', '--help-me'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^git has no commit "--help-me"\. Name a branch/)
  })

  test('a project without git: exit code 4', async () => {
    const { code, stderr } = await report(await generatedProject())
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringContaining('it is not installed, or this is no clone'),
    })
  })

  test('an address for the preview that is none: exit code 2', async () => {
    const { code, stderr } = await report(await committed(), '--preview', 'here')
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: /"here" is no address/ })
  })

  test('a state without data: exit code 2', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'notes'), 'none')
    commitAll(folder)
    const project = await generatedProject()
    renameSync(join(project, 'data'), join(folder, 'data'))
    const { code, stderr } = await report(folder)
    renameSync(join(folder, 'data'), join(project, 'data'))
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: /had no data\/ folder/ })
  })
})

test('other branches and tags are compared with as well', async () => {
  const folder = await committed()
  spawnSync('git', ['tag', 'v1'], { cwd: folder })
  edit(folder, 'site', 'title: Why people choose us', 'title: Why people call us')
  commitAll(folder)
  const { stdout } = await runCli(folder, ['report', '--since', 'v1'])
  expect(stdout).toMatch(/^2 of 16 pages changed\.\n/)
})

test('the component of a kind of page is part of no other, so that an edit shows on its pages alone', () => {
  const source = join(projectRoot, 'src')
  const users = listFiles(source).filter((file) =>
    /from '[./]+(pages\/)?[A-Z]\w+Page'/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(users.filter((file) => file.startsWith('pages/'))).toEqual([])
  expect(users).toContain('app/PageView.tsx')
})

describe('as Markdown', () => {
  const hostile = '# <b>`*_[x](y) @someone | &amp; ::error::\n- '
  const one: ChangeReport = {
    since: 'main',
    faulty: [],
    pages: {
      total: 3,
      added: [{ path: '/a', title: hostile }],
      removed: [{ path: '/b', title: 'B', answer: { kind: 'nothing' } }],
      renamed: [],
      changed: [],
    },
    causes: [],
    code: [],
    script: null,
    texts: [],
    addresses: { appear: ['/a'], vanish: ['/b'], redirect: [], gone: [] },
    findings: { new: [], gone: [] },
    bytes: [{ kind: 'home', pages: 1, before: 9000, after: 10_000 }],
  }
  const markdown = (shown: ChangeReport, isComment = false) =>
    changeFormats.markdown(shown, {
      preview: 'https://preview.example.com',
      isComment,
    })

  test('what is quoted is words, whatever they mean in Markdown or HTML', () => {
    const text = markdown(one)
    expect(text).toContain(
      '- [/a](<https://preview.example.com/a>) &#35; &#60;b&#62;&#96;&#42;&#95;&#91;x&#93;(y) &#64;someone',
    )
    expect(text).toContain('home, 1 page: 9,000 → 10,000')
    expect(text.match(/^#+ .*/gm)).toEqual([
      '## 1 page added, 1 page removed.',
      '### Pages added',
      '### Pages removed',
      '### Addresses',
      '### Bytes of HTML',
    ])
  })

  test.each([
    ['a summary', false, 1024 * 1024],
    ['a comment', true, 65_536],
  ])('%s stays below what GitHub takes: whole sections are left out', (_, isComment, limit) => {
    const texts = Array.from({ length: 30_000 }, (__, index) => ({
      kind: 'text' as const,
      before: `Before ${index}.`,
      after: `After ${index}.`,
      pages: ['/a'],
      file: null,
      line: null,
    }))
    const text = markdown({ ...one, texts }, isComment)
    expect(Buffer.byteLength(text)).toBeLessThan(limit)
    expect(text).toContain('**Sentences** (30000): left out')
    expect(text).not.toContain('Before 1.')
    expect(text).toContain('### Addresses')
    expect(text).toContain('### Bytes of HTML')
  })
})
