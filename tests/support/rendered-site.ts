import { join } from 'node:path'
import type { ServerBundle } from '../../cli/bundle/bundle.ts'
import { createOriginFinder } from '../../cli/audit/find-origins.ts'
import { readPage } from '../../cli/audit/read-page.ts'
import { memoize } from '../../cli/lib/collections.ts'
import { loadLandmarks, loadPlaces } from '../../cli/load/gazetteer.ts'
import {
  dataFileNames,
  dataFilesOf,
  dataPath,
  loadData,
  type DataFile,
  type DataFileName,
} from '../../cli/load/load-data.ts'
import { placesIn } from '../../cli/parse/parse.ts'
import { readPublicFiles } from '../../cli/load/public-files.ts'
import type { BuiltSite } from '../../cli/site/audits/texts.ts'
import { traceTexts } from '../../cli/site/changes/describe-change.ts'
import { site as rules } from '../../cli/site/index.ts'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import { namedTexts, viewPages } from '../../cli/site/pages/page-views.ts'
import { validate } from '../../cli/validate/validate.ts'
import { site as generated } from '#generated/site'
import * as entryServer from '../../src/entry-server'
import type { Page, Site } from '../../templates/types.ts'
import { plainAssets } from './site-model.ts'
import { fixture, proofPictures } from './fixtures.ts'
import { fixtureData, fixtureRoots, projectRoot, today } from './project.ts'

/** The frozen data files, with these in the place of some. */
export function frozenFiles(others: Partial<Record<DataFileName, string>> = {}): DataFile[] {
  return dataFileNames.map((name) => {
    return { name, path: dataPath(name), text: others[name] ?? fixture(name) }
  })
}

/** The data files of a made-up firm, with another look. */
export function filesOfFirm(firm: string, look: string): DataFile[] {
  const others = loadData(join(projectRoot, 'tests/fixtures/firms', firm), dataFileNames)
  return dataFilesOf(others).map((file) => (file.name === 'look' ? { ...file, text: look } : file))
}

/**
 * The site of these data files as `audit` reads it, but for maps, or some pages of it. Throws where
 * the data have errors.
 */
export function renderSite(
  files: readonly DataFile[],
  isShown: (page: Page) => boolean = () => true,
  day = today,
): BuiltSite {
  const { landmarks } = around()
  const { data, sources } = check(files, day)
  const model = buildSite(data)
  const { notFound } = model.site
  const views = viewPages(model)
  const traced = memoize(() => traceTexts({ data, views }))
  const named = namedTexts(data, model)
  const pages = [...model.pages, notFound].filter(isShown).map((page) => {
    const content = views.find(({ id }) => id === page.path)?.content
    const finder = memoize((origins: ReturnType<typeof traceTexts>) =>
      createOriginFinder({ content, origins: origins.originsOf(page.path), named }),
    )
    return readPage({
      path: page.path,
      kind: page.kind,
      file: `dist${page.path === '/' ? '/index' : page.path}.html`,
      origin: data.business.url,
      html: showing(model.site, () => render(page)),
      originsOf: (text) => finder(traced(data))(text),
    })
  })
  return {
    pages,
    data,
    model,
    landmarks,
    redirects: new Map(model.redirects.map(({ from, to }) => [from, to])),
    placeOf: placesIn(sources),
  }
}

/** The pages of data files of a day as HTML, but for maps, or some. Throws where the data have errors. */
export function renderFiles(
  files: readonly DataFile[],
  day: string,
  isShown: (page: Page) => boolean = () => true,
) {
  const { site, pages } = buildSite(check(files, day).data)
  return [...pages, site.notFound].filter(isShown).map((page) => {
    return { path: page.path, html: showing(site, () => render(page)) }
  })
}

function check(files: readonly DataFile[], day = today) {
  const { publicFiles, places } = around()
  const options = { publicFiles, places, production: false, today: day }
  const loaded = files.map((file) => ({ file }))
  const { data, findings, sources } = validate(loaded, rules, options)
  if (!data) {
    const errors = findings.filter(({ severity }) => severity === 'error')
    throw new Error(errors.map(({ rule, message }) => `${rule}: ${message}`).join('\n'))
  }
  return { data, sources }
}

const known: { around?: ReturnType<typeof readAround> } = {}
const around = () => (known.around ??= readAround())

function readAround() {
  return {
    publicFiles: new Map([...readPublicFiles(join(fixtureData, 'public')), ...proofPictures()]),
    places: loadPlaces(fixtureRoots),
    landmarks: loadLandmarks(fixtureRoots),
  }
}

// Pages of any data, not only of the addresses that are generated now.
const render = (entryServer as unknown as ServerBundle).createPageRenderer(plainAssets)

/** src/ shows the one site of generated/, in the place of which this one stands meanwhile. */
export function showing<Result>(site: Site, work: () => Result): Result {
  const own = { ...generated }
  try {
    replace(site)
    return work()
  } finally {
    replace(own)
  }
}

/** Of the site before, no optional field stays. */
function replace(site: Site): void {
  for (const key of Object.keys(generated)) Reflect.deleteProperty(generated, key)
  Object.assign(generated, site)
}
