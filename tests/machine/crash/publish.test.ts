// A build that dies at any file-system call of its publishing: what is in dist/ by then fits
// together, and the next build completes it.

import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publish } from '../../../cli/prerender/publish.ts'
import { isInternalFile } from '../../../cli/write/internal-files.ts'
import { withLock } from '../../../cli/write/lock.ts'
import { Died, faultyFs, type FaultyFs } from './faulty-fs.ts'
import { contents, temporaryFolder, writeFiles } from '../../support/project.ts'
import { all } from '../../support/cases.ts'

type Site = Readonly<Record<string, string>>

/** Not every call in the normal run; a prime number, so that all kinds of call are met. */
const stride = all ? 1 : 7
const pairStride = all ? 17 : 31

/** A file holds the paths of the files that it names. */
const before: Site = {
  'sitemap.xml': 'sitemap-1.xml sitemap-2.xml',
  'sitemap-1.xml': 'index.html guilford.html',
  'sitemap-2.xml': 'meriden.html',
  'robots.txt': 'sitemap.xml',
  _redirects: 'guilford.html',
  'index.html': 'assets/app.1.js content/home.js site.webmanifest guilford.html meriden.html',
  'guilford.html': 'assets/app.1.js content/towns/guilford.js index.html meriden.html',
  'meriden.html': 'assets/app.1.js content/towns/meriden.js assets/photos/m.png index.html',
  'very/old/page.html': 'index.html',
  'content/home.js': 'assets/app.1.js',
  'content/towns/guilford.js': 'assets/app.1.js',
  'content/towns/meriden.js': 'assets/app.1.js',
  'site.webmanifest': 'icon-1.png',
  'icon-1.png': '',
  logo: '',
  'assets/app.1.js': 'assets/part.1.js',
  'assets/part.1.js': '',
  'assets/photos/m.png': '',
}

/** Meriden is gone, Haddam and a page in a folder are new, and a file is a folder now. */
const after: Site = {
  'robots.txt': 'sitemap.xml news.xml',
  'sitemap.xml': 'sitemap-1.xml sitemap-3.xml',
  'sitemap-1.xml': 'index.html guilford.html haddam.html',
  'sitemap-3.xml': 'old/haddam.html',
  'news.xml': 'haddam.html',
  _redirects: 'guilford.html haddam.html',
  'index.html': 'assets/app.2.js content/home.js site.webmanifest guilford.html haddam.html',
  'guilford.html': 'assets/app.2.js content/towns/guilford.js index.html old/haddam.html',
  'haddam.html': 'assets/app.2.js content/towns/haddam.js index.html guilford.html',
  'old/haddam.html': 'haddam.html',
  'content/home.js': 'assets/app.2.js',
  'content/towns/guilford.js': 'assets/app.2.js',
  'content/towns/haddam.js': 'assets/app.2.js',
  'site.webmanifest': 'icon-2.png',
  'icon-2.png': '',
  'logo/small.png': '',
  'assets/app.2.js': 'assets/part.2.js',
  'assets/part.2.js': '',
}

const own: Site = { CNAME: '# mine', 'content/mine/a.txt': '# mine' }

const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

async function build(root: string, site: Site, { fs }: FaultyFs = faultyFs()): Promise<boolean> {
  const files = Object.entries(site).map(([path, content]) => ({ path, content }))
  try {
    await withLock(root, () => publish({ root, files, advance: () => undefined, fs }))
    return true
  } catch (error) {
    if (error instanceof Died) return false
    throw error
  }
}

/** A project whose dist/ holds the first site beside the owner's own files. */
async function fill(root: string): Promise<void> {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
  await build(root, before)
  writeFiles(join(root, 'dist'), own)
}

/** What is named and not there; nothing leads to an asset or a new page before it is named. */
function brokenNames(root: string): string[] {
  const files = Object.entries(contents(join(root, 'dist')))
  const found: Site = Object.fromEntries(files.filter(([path]) => !isInternalFile(path)))
  const isNewPage = (path: string) => isPage(path) && !(path in before)
  const named = new Set(
    Object.keys(found).filter((path) => !path.startsWith('assets/') && !isNewPage(path)),
  )
  for (const path of named) {
    // A set that grows is walked to its end.
    for (const name of namesIn(found[path])) named.add(name)
  }
  const newPages = Object.keys(found).filter((path) => isNewPage(path) && !named.has(path))
  const parts = newPages.flatMap((path) => namesIn(found[path])).filter((name) => !isPage(name))
  return [...named, ...parts].filter((path) => !(path in found))
}

const isPage = (path: string) => path.endsWith('.html')

const namesIn = (text = '') => (text.startsWith('#') ? [] : text.split(' ').filter(Boolean))

/** Everything below the project, the list of the files of dist/ included. */
function expectSite(root: string, site: Site, call: string): void {
  const { '.roof-site.dist': list, ...files } = contents(root)
  const wanted = Object.entries({ ...own, ...site }).map(([path, text]) => [`dist/${path}`, text])
  expect(files, call).toEqual(Object.fromEntries(wanted))
  expect(list, call).toBe(`${Object.keys(site).toSorted().join('\n')}\n`)
  expect(emptyFolders(join(root, 'dist')), call).toEqual([])
}

function emptyFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  if (entries.length === 0) return [folder]
  const folders = entries.filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name }) => emptyFolders(join(folder, name)))
}

async function countCalls(root: string): Promise<number> {
  await fill(root)
  const whole = faultyFs()
  await build(root, after, whole)
  return whole.calls.length
}

const nextBuilds = {
  'the same site': after,
  'the site as it was': before,
  'a page': { 'index.html': '' },
}

test.each(Object.entries(nextBuilds))(
  'dies at any call: what is there finds all that it names, and the next build of %s is whole',
  async (_name, next) => {
    const root = temporaryFolder(memory)
    const calls = await countCalls(root)
    // The dist/ that they find is the same one.
    const step = next === after ? stride : 3 * stride
    for (let at = 0; at < calls; at += step) {
      await fill(root)
      expect(await build(root, after, faultyFs([{ at, kind: 'dies' }]))).toBe(false)
      expect(brokenNames(root), `call ${at}`).toEqual([])
      await build(root, next)
      expectSite(root, next, `call ${at}`)
    }
    console.log(`publish: each ${step} of ${calls} calls stopped at`)
  },
)

test('dies at any call, and the next build too: the one after that is whole', async () => {
  const root = temporaryFolder(memory)
  const calls = await countCalls(root)
  for (let first = 0; first < calls; first += pairStride) {
    for (let second = first % pairStride; ; second += pairStride) {
      await fill(root)
      await build(root, after, faultyFs([{ at: first, kind: 'dies' }]))
      const isDone = await build(root, after, faultyFs([{ at: second, kind: 'dies' }]))
      expect(brokenNames(root), `calls ${first} and ${second}`).toEqual([])
      await build(root, before)
      expectSite(root, before, `calls ${first} and ${second}`)
      if (isDone) break
    }
  }
})
