import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { loadAtlas } from '../../../cli/load/gazetteer.ts'
import { dataFileNames, dataPath, type DataFileName } from '../../../cli/load/load-data.ts'
import { readProject } from '../../../cli/project/read-project.ts'
import { loadPlaywright } from '../../../cli/pictures/browser.ts'
import type { ChangeReport } from '../../../cli/report/change-report.ts'
import { changeFormats } from '../../../cli/report/change-formats.ts'
import { describeChange } from '../../../cli/site/changes/describe-change.ts'
import { buildState, type SiteState } from '../../../cli/site/changes/states.ts'
import { site } from '../../../cli/site/index.ts'
import * as models from '../../../cli/site/pages/build-site.ts'
import { validate } from '../../../cli/validate/validate.ts'
import { runProgram } from '../../support/processes.ts'
import { addCity, runCli } from '../../support/run-cli.ts'
import {
  commitAll,
  committedProject as committed,
  generatedProject,
  replaceOnce,
  smallFixture,
} from '../../support/fixtures.ts'
import {
  homeAt,
  bringTemplates,
  fixtureData,
  fixtureRoots,
  snapshot,
  temporaryFolder,
  today,
} from '../../support/project.ts'
import { readState, renderPage } from '../../support/rendered-site.ts'
import { errorsUnder } from '../../support/reports.ts'
import { refuseMarks, unreadable } from '../../support/site-model.ts'

type Edit = readonly [name: DataFileName, from: string, to: string]

function edit(folder: string, ...[name, from, to]: Edit): void {
  const file = join(folder, dataPath(name))
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), from, to))
}

/** An edit that shows on two pages. */
const callUs: Edit = ['site', 'title: Why people choose us', 'title: Why people call us']

const report = (folder: string, ...args: string[]) =>
  runCli(folder, ['report', '--since', 'HEAD', ...args])

async function jsonOf(folder: string) {
  const { code, stdout, stderr } = await report(folder, '--json')
  expect({ stderr, errors: errorsUnder('report', stdout) }).toEqual({ stderr: '', errors: null })
  return { exit: code, ...(JSON.parse(stdout) as ChangeReport & { readonly verdict: string }) }
}

function stateAfter(edits: readonly Edit[]): SiteState {
  const files = dataFileNames.map((name) => {
    const own = edits.filter((each) => each[0] === name)
    const text = own.reduce((all, [, from, to]) => replaceOnce(all, from, to), smallFixture(name))
    return { file: { name, path: dataPath(name), text } }
  })
  const options = { ...readProject(fixtureRoots), production: false, today }
  const { data, findings, sources } = validate(files, site, options)
  return {
    findings,
    sources,
    built: data && buildState(data, loadAtlas(fixtureRoots, homeAt(fixtureRoots))),
  }
}

const unedited = stateAfter([])

/** What the command reports, without git. */
const changeOf = (...edits: readonly Edit[]) =>
  describeChange(
    { before: unedited, after: stateAfter(edits) },
    { places: [], served: [] },
    { render: renderPage, read: readState },
  )

describe('a report', () => {
  test('says that nothing was edited; then names the line, the pages and the sentence, or the picture', async () => {
    const folder = await committed()
    runProgram('git', ['tag', 'v1'], { cwd: folder })
    expect(await report(folder)).toEqual({ code: 0, stdout: 'No page changed.\n', stderr: '' })
    expect(await jsonOf(folder)).toMatchObject({ causes: [], reloading: 0, texts: [] })

    edit(folder, ...callUs)
    const edited = await jsonOf(folder)
    const at = { file: 'data/site.yaml', line: 74, pages: ['/', '/about'] }
    expect(edited.causes).toEqual([{ ...at, kind: 'changed', what: 'shared, whyChooseUs, title' }])
    const [before, after] = ['Why people choose us', 'Why people call us']
    expect(edited.texts).toEqual([{ ...at, kind: 'text', before, after }])
    expect(edited.pages.changed.map(({ path }) => path)).toEqual(['/', '/about'])
    expect(edited.reloading).toBe(0)

    commitAll(folder)
    const { stdout } = await runCli(folder, ['report', '--since', 'v1'])
    expect(stdout).toMatch(/^2 of 16 pages changed\.\n/)

    appendFileSync(join(folder, 'data/public/share.png'), '.')
    const { causes, pages } = await jsonOf(folder)
    const shown = pages.changed.map(({ path }) => path)
    expect(causes).toMatchObject([{ file: 'data/public/share.png', pages: shown }])
    expect(pages.changed.every(({ parts }) => parts.includes('pictures'))).toBe(true)
    expect(shown).toContain('/')
  })

  test('tells sentence by sentence what changed in a long text', () => {
    const { texts } = changeOf([
      'site',
      'A roof fails at its edges',
      'A roof gives way at its edges',
    ])
    expect(texts.map(({ before, after }) => [before, after])).toEqual([
      [
        'A roof fails at its edges and joints, the parts you cannot see from the driveway.',
        'A roof gives way at its edges and joints, the parts you cannot see from the driveway.',
      ],
    ])
  })

  test('says where the address of a page that is gone leads, and knows a page under another', async () => {
    const folder = await committed()
    await runCli(folder, ['remove-city', 'Waterbury', '--confirm=Waterbury'])
    await runCli(folder, ['rename-city', 'Meriden', 'Silver City'])
    const { pages, addresses, causes, texts } = await jsonOf(folder)
    const to = '/service-areas/newhavencounty'
    const [from, path] = ['/service-areas/meriden', '/service-areas/silvercity']
    expect(pages).toMatchObject({
      added: [],
      removed: [{ path: '/service-areas/waterbury', answer: { kind: 'redirect', to } }],
      renamed: [{ from, path }],
    })
    const redirect = [
      { from: '/service-areas/waterbury', to },
      { from, to: path },
    ]
    expect(addresses).toMatchObject({ vanish: [], redirect })
    expect(causes).toContainEqual(expect.objectContaining({ what: 'Silver City, cityName' }))
    const [before, after] = ['Towns near Meriden', 'Towns near Silver City']
    expect(texts).toContainEqual(expect.objectContaining({ before, after, pages: [path] }))
  })

  test('tells an edit that rests on another one', () => {
    const { causes } = changeOf(
      ['business', '  top-rated:', '  on-time:\n    text: On Time\n  top-rated:'],
      ['site', 'bullets: [licensed-and-insured,', 'bullets: [on-time,'],
    )
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
    edit(inner, ...callUs)
    expect((await jsonOf(inner)).pages.changed).toHaveLength(2)
    renameSync(inner, folder)
  })

  test('names each of many edits, and no page for those that come out on none', () => {
    const names = Array.from({ length: 210 }, (_, index) => `/old-${index}`)
    const lines = names.map((from) => `  - from: ${from}\n    to: /about\n`).join('')
    const { causes, pages } = changeOf(
      ['addresses', 'redirects:\n', `redirects:\n${lines}`],
      ['business', '"+18605550142"', '"+12035550187"'],
    )
    const redirects = causes.filter(({ file }) => file === 'data/addresses.yaml')
    expect(redirects).toHaveLength(210)
    expect(redirects.filter((cause) => cause.pages?.length !== 0)).toEqual([])
    const phone = causes.find(({ file }) => file === 'data/business.yaml')
    expect(phone?.pages).toEqual(pages.changed.map(({ path }) => path))
  })

  test('lays what is no words to the edit around which it comes out', () => {
    const { causes } = changeOf(['cities', 'house: victorian', 'house: mill'], callUs, [
      'addresses',
      'redirects:\n',
      'redirects:\n  - from: /old\n    to: /about\n',
    ])
    expect(causes.map(({ what, pages }) => [what, pages])).toEqual([
      ['shared, whyChooseUs, title', ['/', '/about']],
      ['New Haven, house', ['/service-areas/newhaven']],
      ['redirects, /old', []],
    ])
  })

  test('lays no edit of what is no words to a page on which only words differ', () => {
    const { causes } = changeOf(
      ['cities', 'house: victorian', 'house: mill'],
      ['counties', 'for shore homes from Milford', 'for shore houses from Milford'],
    )
    expect(causes.map(({ what, pages }) => [what, pages])).toEqual([
      ['New Haven County, metaDescription', ['/service-areas/newhavencounty']],
      ['New Haven, house', ['/service-areas/newhaven']],
    ])
  })

  test('lays another look to all pages', () => {
    const { causes, pages } = changeOf(['look', 'icon: house', 'corners: round'])
    expect(pages.changed).toHaveLength(pages.total + 1)
    expect(pages.changed.filter(({ parts }) => !parts.includes('look'))).toEqual([])
    expect(pages.changed.filter(({ parts }) => !parts.includes('icon'))).toEqual([])
    expect(causes.map(({ what, pages: some }) => [what, some?.length])).toEqual([
      ['icon', pages.changed.length],
      ['corners', pages.changed.length],
    ])
  })

  test('places a sentence at the value in it that was edited', () => {
    const { texts } = changeOf(['business', 'locality: East Haven', 'locality: East Harbor'])
    const lead = texts.find(({ after }) => after?.endsWith('from an office in East Harbor.'))
    expect(lead).toMatchObject({ file: 'data/business.yaml', pages: ['/'] })
  })

  test('counts what only loads a new version of the script at the end, with the model built three times', async () => {
    const folder = await committed()
    edit(folder, ...callUs)
    edit(folder, 'cities', 'house: victorian', 'house: mill')
    await runCli(folder, addCity('Old Saybrook'))
    const built = vi.spyOn(models, 'buildSite')
    onTestFinished(() => built.mockRestore())
    const { code, stdout } = await report(folder)
    expect(code).toBe(0)
    expect(built).toHaveBeenCalledTimes(3)
    const [verdict] = stdout.split('\n')
    expect(verdict).toMatch(
      /^1 page added, \d+ of 17 pages changed; (.*; )?\d+ pages? unchanged except for styles or scripts\.$/,
    )
    expect(stdout.indexOf('Pages added')).toBeLessThan(stdout.indexOf('What was edited'))
  })

  test('says that the program was edited in a line, and nothing of one that lies elsewhere', async () => {
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
    // The folders of a site are not taken for those of the program.
    rmSync(join(folder, 'templates'), { recursive: true })
    commitAll(folder)
    writeFileSync(join(folder, 'src/A.tsx'), '')
    expect(await report(folder)).toMatchObject({ code: 0, stdout: 'No page changed.\n' })
  })
})

test('what cannot be compared is told with its exit code', async () => {
  const folder = await committed()
  const refused = async (code: number, says: RegExp, ...args: string[]) => {
    const stderr = expect.stringMatching(says)
    expect(await report(folder, ...args)).toEqual({ code, stdout: '', stderr })
  }
  await refused(2, /^git has no commit "--no". Name a branch/, '--since', '--no')
  await refused(2, /"here" is not an address/, '--preview', 'here')
  rmSync(join(folder, '.git'), { recursive: true })
  await refused(4, /git is not installed, or this is not a clone/)
  rmSync(join(folder, 'data'), { recursive: true })
  commitAll(folder)
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  await refused(2, /had no data\/ folder/)
})

test('where a page cannot be read, the field is named: exit code 4', async () => {
  const folder = await committed()
  edit(folder, ...callUs)
  refuseMarks()
  // git keeps in its index what it has looked at.
  const filesOf = () => ({ ...snapshot(folder), '.git/index': '' })
  const before = filesOf()
  expect(await report(folder, '--quiet')).toEqual(unreadable(folder))
  expect(filesOf()).toEqual(before)
})

test('pictures where playwright-core is not installed tell how to get it: exit code 4', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
  await expect(loadPlaywright(() => Promise.reject(missing))).rejects.toMatchObject({
    code: 4,
    message: expect.stringContaining('npm install --save-dev playwright-core'),
  })
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
