import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bundleSite } from '../build/bundle.ts'
import { openCache } from '../build/cache.ts'
import { openCardPress } from '../build/cards.ts'
import { fingerprintOutput, fingerprintSources } from '../build/fingerprint.ts'
import { writeIcons } from '../build/icons.ts'
import { prerender, type SiteFile } from '../build/prerender.ts'
import { importServerBundle } from '../build/server-bundle.ts'
import { exitCodes, type ExitCode } from '../exit.ts'
import { withLock } from '../lock.ts'
import { plural } from '../report/format-text.ts'
import type { SiteData } from '../schema/data.ts'
import { isOwnFile } from '../transaction/own-files.ts'
import { requireData, say, type Context } from './context.ts'
import { requireUntouched, updateGenerated } from './generate.ts'

/** `production` refuses placeholders; `force` builds even where nothing changed. */
export interface BuildCommandOptions {
  readonly production: boolean
  readonly force: boolean
}

/** Builds the finished site into dist/; nothing to do where nothing changed since. */
export async function runBuild(context: Context, options: BuildCommandOptions): Promise<ExitCode> {
  return withLock(context.root, () => build(context, options))
}

async function build(context: Context, options: BuildCommandOptions): Promise<ExitCode> {
  const data = requireData(context, { production: options.production })
  requireUntouched(await updateGenerated(context, data))
  const { root } = context
  const dist = join(root, 'dist')
  const record = join(cacheFolder(root), 'build.json')
  // A build for production makes more pictures from the same sources.
  const sources = `${fingerprintSources(root)} ${options.production}`
  if (!options.force && readRecord(record) === `${sources} ${fingerprintOutput(dist)}`) {
    say(context, 'dist/ is up to date.')
    return exitCodes.ok
  }
  const count = await buildInto({ root, dist, data, cities: options.production })
  writeFileSync(record, JSON.stringify(`${sources} ${fingerprintOutput(dist)}`))
  say(context, `dist/: ${plural(count, 'page')} built.`)
  return exitCodes.ok
}

const cacheFolder = (root: string) => join(root, 'node_modules/.cache/roof-site')

function readRecord(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

interface BuildInput {
  readonly root: string
  readonly dist: string
  readonly data: SiteData
  /** The pages of cities get pictures of their own. */
  readonly cities: boolean
}

/** Builds beside the old site and puts the new one in its place only when it is whole. */
async function buildInto({ root, dist, data, cities }: BuildInput): Promise<number> {
  const work = join(cacheFolder(root), `build-${process.pid}`)
  // Beside dist/, so that putting it in its place is a rename on one volume.
  const next = `${dist}.${process.pid}`
  try {
    const { bundle, files } = await inProduction(async () => {
      const { assets, server } = await bundleSite(root, next, join(work, 'server'))
      const loaded = await importServerBundle(server)
      const cache = openCache(cacheFolder(root))
      const press = await openCardPress({ root, bundle: loaded, outDir: next, cache, cities })
      const { gone } = data.addresses
      const rendered = await prerender(loaded, assets, { gone, withCard: press.withCard })
      await press.done()
      await writeIcons({ root, bundle: loaded, outDir: next, cache })
      return { bundle: loaded, files: rendered }
    })
    rmSync(join(next, '.vite'), { recursive: true, force: true })
    writeFiles(next, files)
    for (const folder of ['generated/public', 'data/public']) {
      const from = join(root, folder)
      const filter = (source: string) => !isOwnFile(relative(from, source))
      if (existsSync(from)) cpSync(from, next, { recursive: true, filter })
    }
    replaceFolder(dist, next)
    return bundle.pages.length
  } finally {
    for (const folder of [work, next, `${next}.old`]) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** React and Vite ask NODE_ENV which of their two selves to be; a site is always the same one. */
async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

function writeFiles(folder: string, files: readonly SiteFile[]): void {
  const made = new Set<string>()
  for (const { path, content } of files) {
    const target = join(folder, path)
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(target, content)
  }
}

function replaceFolder(target: string, next: string): void {
  const old = `${next}.old`
  if (existsSync(target)) renameSync(target, old)
  renameSync(next, target)
}
