import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hash } from '../../../cli/lib/hash.ts'
import { manifestPath, recordPath } from '../../../cli/lib/paths.ts'
import { parseRecords } from '../../../cli/lib/json.ts'
import { conflictsIn, mendData, openRepository, readIn, repositoryIn } from '../change/branches.ts'
import { contents, projectRoot } from '../../support/project.ts'
import { copiesOf, generatedProject, write } from '../../support/fixtures.ts'
import { runCli, addCity } from '../../support/run-cli.ts'
import { runProgram } from '../../support/processes.ts'

const meriden = 'generated/routes/service-areas/meriden.ts'
const check = ['generate', '--check']
const addDay = '2026-02-03'

/** Deep River was added on one branch; Old Saybrook is added on the other. */
const branched = copiesOf(async () => {
  const folder = await generatedProject()
  const { git, commit } = openRepository(folder)
  git('checkout', '-qb', 'theirs')
  expect(await runCli(folder, addCity('Deep River'), addDay)).toMatchObject({ code: 0 })
  commit()
  git('checkout', '-q', 'main')
  expect(await runCli(folder, addCity('Old Saybrook'), addDay)).toMatchObject({ code: 0 })
  return folder
})

/** Each town was committed on its branch, and git was asked to merge. */
async function merged(before: (folder: string) => void = () => undefined) {
  const folder = await branched()
  const repository = repositoryIn(folder)
  before(folder)
  repository.commit()
  const isClean = repository.merge('theirs')
  return { folder, repository, isClean }
}

test('two towns at one place: git stops in the data alone, and generate does the rest', async () => {
  const { folder, repository, isClean } = await merged()
  expect(isClean).toBe(false)
  expect(conflictsIn(repository, '.')).toEqual(['data/cities.yaml'])
  mendData(repository)

  const checked = await runCli(folder, check)
  expect(checked.code).toBe(3)
  const words = 'merged by git, to be regenerated from the data'
  expect(checked.stdout).toContain(`${manifestPath}: ${words}\n`)
  expect(checked.stderr).toContain('Run `npx roof-site generate`, and')
  expect(await runCli(folder, ['generate'])).toEqual({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(
      /^generated\/ was merged by git: \d+ files regenerated from the data, with the dates of both sides\. To commit them: `git add -A generated`\.\n$/,
    ) as string,
  })
  expect(await runCli(folder, check)).toMatchObject({ code: 0 })
  for (const town of ['oldsaybrook', 'deepriver']) {
    expect(readIn(folder, 'generated/addresses.txt')).toContain(`/service-areas/${town}\n`)
  }
})

test('conflicts in data/ are named with the lines of both sides, and nothing is written', async () => {
  const { folder } = await merged()
  const before = contents(folder)
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /two versions here: lines \d+ to \d+ of HEAD, and lines \d+ to \d+ of theirs\./,
  )
  expect(stderr.match(/yaml\/\w+/g)?.filter((rule) => rule !== 'yaml/conflict')).toEqual([])
  expect(contents(folder)).toEqual(before)
})

test('marks of git in generated/ count for nothing, where its attributes are gone', async () => {
  const { folder, repository } = await merged()
  mendData(repository)
  await runCli(folder, ['generate'])
  const expected = contents(join(folder, 'generated'))

  repository.git('reset', '-q', '--hard')
  write(folder, '.gitattributes', '')
  repository.commit()
  expect(repository.merge('theirs')).toBe(false)
  expect(readIn(folder, manifestPath)).toContain('<<<<<<< HEAD\n')
  mendData(repository)
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 0 })
  expect(contents(join(folder, 'generated'))).toEqual(expected)
})

test('a line that a person wrote into a generated file is still an edit after a merge', async () => {
  const { folder, repository } = await merged((root) => {
    for (const path of [meriden, 'generated/public/sitemap.xml']) {
      write(root, path, `${readIn(root, path)}// mine\n`)
    }
  })
  mendData(repository)
  const before = contents(folder)
  const { code, stderr } = await runCli(folder, ['generate'])
  expect(code).toBe(3)
  expect(stderr).toBe(
    [
      'generated/public/sitemap.xml: edited by hand',
      `${meriden}: edited by hand`,
      'Nothing was written. Move your change to data/ or templates/, or run `npx roof-site generate --force` to give it up.\n',
    ].join('\n'),
  )
  expect(contents(folder)).toEqual(before)
})

test('an edited record of dates is still one after a merge, and --force keeps its dates', async () => {
  const { folder, repository } = await merged((root) => {
    const dated = readIn(root, recordPath).replace(/(?<=newhaven": .*)\}/, ',"date":"2025-01-01"}')
    write(root, recordPath, dated)
  })
  mendData(repository)
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 3 })
  expect(await runCli(folder, ['generate', '--force'])).toMatchObject({ code: 0 })
  expect(readIn(folder, recordPath)).toContain('"date":"2025-01-01"')
})

test('an address of either side may not vanish in a merge', async () => {
  const { folder, repository } = await merged()
  repository.git('checkout', '--ours', 'data/cities.yaml')
  const { code, stdout, stderr } = await runCli(folder, ['validate'])
  expect(code).toBe(1)
  expect(stdout + stderr).toContain('/service-areas/deepriver')
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 1 })
})

test('what an earlier version wrote is no edit by hand, and its dates stay', async () => {
  const folder = await generatedProject()
  const old = (path: string, change: (record: object, key: string) => object) => {
    const records = parseRecords(readIn(folder, path)).entries
    const changed = records.map(([key, record]) => [key, change(Object(record), key)] as const)
    write(folder, path, `${JSON.stringify(Object.fromEntries(changed), null, 2)}\n`)
  }
  old(recordPath, (record) => ({ ...record, date: addDay }))
  old(manifestPath, (record, path) => ({ ...record, content: hash(readIn(folder, path)) }))
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 0 })
  expect(readIn(folder, recordPath)).not.toMatch(/"hash":"\w+"\}/)
  expect(await runCli(folder, check)).toMatchObject({ code: 0 })
})

test('a mark of git that was left in the record takes no date out of it', async () => {
  const folder = await generatedProject()
  openRepository(folder)
  const before = contents(folder)
  write(folder, recordPath, `<<<<<<< HEAD\n${readIn(folder, recordPath)}`)
  expect(await runCli(folder, ['generate'])).toMatchObject({ code: 0 })
  expect(contents(folder)).toEqual(before)
})

test('docs/merging.md, step by step', async () => {
  const guide = readFileSync(join(projectRoot, 'docs/merging.md'), 'utf8')
  const fences = [...guide.matchAll(/^```(.*)\n([^]*?)^```$/gm)]
  const blocks = fences.flatMap(([, kind, lines = '']) => (kind === '' ? [lines] : []))
  const { folder, repository } = await merged()
  repository.git('reset', '-q', '--hard')
  repository.git('branch', '-m', 'theirs', 'spring')
  const codes: (number | null)[] = []
  for (const block of blocks) {
    if (block.includes('generate')) mendData(repository)
    const [, command] = /^npm run (.+)/.exec(block) ?? []
    const run = () => runProgram('sh', ['-c', block], { cwd: folder }).status
    codes.push(command === undefined ? run() : (await runCli(folder, [command])).code)
  }
  expect(codes).toEqual([1, 1, 0, 0, 0])
  expect(await runCli(folder, check)).toMatchObject({ code: 0 })
  expect(repository.git('status', '--porcelain')).toBe('')
  expect(repository.git('log', '-1', '--format=%p').split(' ')).toHaveLength(2)
})
