import { mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedFile, readPublished } from '../../../cli/load/public-files.ts'
import { ownFiles } from '../../../cli/prerender/prerender.ts'
import { changeOf, dataProject } from '../../support/fixtures.ts'
import { runProgram } from '../../support/processes.ts'
import { fixtureRoots, temporaryFolder, writeFiles } from '../../support/project.ts'
import { reportOf } from '../../support/reports.ts'
import { runCli } from '../../support/run-cli.ts'
import { linkFaults } from '../faults/files.ts'
import { answersOf } from '../init/new-site.ts'

const secrets = {
  'data/public/.env': 'TOKEN=secret',
  'data/public/.git/config': 'secret',
  'data/public/prices.pdf~': 'secret',
  'data/public-not/a.txt': 'secret',
  'private.txt': 'secret',
}

/** A project with files that are nobody's business, and links. */
function projectWith(links: Readonly<Record<string, string>>): string {
  const project = dataProject(secrets)
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    symlinkSync(target, join(project, path))
  }
  return project
}

const errorsIn = async (project: string) => {
  const { findings } = await reportOf(project)
  return findings.filter(({ severity }) => severity === 'error')
}

test.each([
  ['../business.yaml', 'is a link that leads out of data/public/'],
  ['../public-not/a.txt', 'is a link that leads out of data/public/'],
  ['.env', 'is a link to a hidden or left-over file'],
  ['.', 'is a link to a folder'],
  ['a.txt', 'is a link to nothing'],
])('a link to %s %s', async (target, words) => {
  const found = await errorsIn(projectWith({ 'data/public/a.txt': target }))
  expect(found.map(({ message }) => message)).toEqual([`"a.txt" ${words}.`])
})

const published = (project: string) => ownFiles(project, []).map(({ path }) => path)
const shipped = published(fixtureRoots.site)

test.each(linkFaults.map((fault) => [fault.name, fault] as const))(
  '%s is an error, and is not published',
  async (_, fault) => {
    const [path, target] = 'path' in fault ? [fault.path, String(fault.content)] : ['', '']
    const project = projectWith({ [path]: target })
    const { rule, expected } = fault
    const place = { rule, expected, file: path, line: 1, column: 1 }
    expect(await errorsIn(project)).toMatchObject([place])
    expect(published(project)).toEqual(shipped)
    const address = path.slice('data/public'.length)
    expect(publishedFile(join(project, 'data/public'), address)).toBeUndefined()
  },
)

test('a chain of links is as good as where it ends', async () => {
  const links = {
    'data/public/a.txt': 'b.txt',
    'data/public/b.txt': 'below/c.txt',
    'data/public/below/c.txt': '../../../private.txt',
    'data/public/one.png': 'two.png',
    'data/public/two.png': 'below/three.png',
    'data/public/below/three.png': '../share.png',
  }
  const project = projectWith(links)
  expect((await errorsIn(project)).map(({ file }) => file)).toEqual(
    ['a.txt', 'b.txt', 'below/c.txt'].map((name) => `data/public/${name}`),
  )
  expect(published(project)).toEqual(
    [...shipped, 'below/three.png', 'one.png', 'two.png'].toSorted(),
  )
  const folder = join(project, 'data/public')
  expect(readPublished(folder, '/one.png')).toEqual(readPublished(folder, '/share.png'))
})

test('of a folder behind a link one finding speaks, and no picture in it is missed', async () => {
  const logo = 'logo: { src: /photos/logo.png, width: 4, height: 4, alt: Eagle }'
  const line = 'copyrightYear: 2024'
  const project = dataProject(changeOf('business', line, `${line}\n${logo}`))
  const elsewhere = temporaryFolder()
  writeFiles(elsewhere, { 'logo.png': 'secret' })
  symlinkSync(elsewhere, join(project, 'data/public/photos'), 'junction')
  expect(await errorsIn(project)).toMatchObject([
    { file: 'data/public/photos', message: '"photos" is a link that leads out of data/public/.' },
  ])
})

test('data/public itself is no link', async () => {
  const project = dataProject()
  const elsewhere = join(temporaryFolder(), 'public')
  renameSync(join(project, 'data/public'), elsewhere)
  symlinkSync(elsewhere, join(project, 'data/public'), 'junction')
  expect(await errorsIn(project)).toMatchObject([
    {
      file: 'data/public',
      message: '"data/public" is a link.',
      expected: 'a folder that contains the files themselves',
    },
  ])
  expect(published(project)).toEqual([])
  expect(publishedFile(join(project, 'data/public'), '/share.png')).toBeUndefined()
})

test('a pipe is told where it lies, and nobody waits for what comes out of it', async () => {
  const project = projectWith({ 'data/public/to-pipe.pdf': 'pipe.pdf' })
  const pipe = join(project, 'data/public/pipe.pdf')
  runProgram('mkfifo', [pipe])
  const message = ' is a pipe, a socket or a device, or a link to one.'
  expect(await errorsIn(project)).toMatchObject(
    ['pipe.pdf', 'to-pipe.pdf'].map((name) => ({
      rule: 'public/link',
      message: `"${name}"${message}`,
    })),
  )
  expect(published(project)).toEqual(shipped)
})

const job = {
  title: 'New roof on a Cape',
  city: 'Branford',
  services: ['roof-replacement'],
  finished: '2025-09',
  found: 'Two layers.',
  did: 'Off with both.',
  permission: 'By letter, 2025-09-20',
}
const inputs = {
  'job.yaml': JSON.stringify(job),
  'answers.yaml': JSON.stringify(answersOf('OH', 'roofing')),
}

test.each([
  ['a photo of a job', ['add-project', '--from', 'job.yaml', '--alt', 'A roof', '--after']],
  ['a file of towns', ['add-city', '--from']],
  ['the answers of a new site', ['init', 'new', '--from']],
  // An answer, which is asked for again on a terminal.
  ['the logo of a new site', ['init', 'new', '--from', 'answers.yaml', '--logo'], 1],
])('%s that is a pipe or a device is refused at once', async (_, args, refused = 4) => {
  const project = dataProject(inputs)
  const pipe = join(project, 'pipe.jpg')
  runProgram('mkfifo', [pipe])
  for (const file of [pipe, '/dev/zero']) {
    const { code, stderr } = await runCli(project, [...args, file])
    expect({ code, stderr }).toEqual({
      code: refused,
      stderr: expect.stringContaining(`${file} is a pipe, a socket or a device, and no file.`),
    })
  }
})
