import { join } from 'node:path'
import type { ServerBundle } from '../../cli/bundle/server-bundle.ts'
import { createPageRenderer } from '../../cli/prerender/page-renderer.ts'
import { emptyAtlas, loadLandmarks, loadPlaces } from '../../cli/load/gazetteer.ts'
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
import type { AuditedSite } from '../../cli/site/audits/texts.ts'
import type { BuiltState } from '../../cli/site/changes/states.ts'
import { site as rules } from '../../cli/site/index.ts'
import { buildSite } from '../../cli/site/pages/build-site.ts'
import { createSiteReader } from '../../cli/site/reading.ts'
import { validate } from '../../cli/validate/validate.ts'
import * as entryServer from '../../src/entry-server'
import type { Page } from '../../templates/types.ts'
import { fixture, proofPictures } from './fixtures.ts'
import { homeAt, fixtureData, fixtureRoots, projectRoot, today } from './project.ts'
import { pagesToTry } from './site-model.ts'

/** The frozen data files, some of them replaced. */
export function frozenFiles(others: Partial<Record<DataFileName, string>> = {}): DataFile[] {
  return dataFileNames.map((name) => {
    return { name, path: dataPath(name), text: others[name] ?? fixture(name) }
  })
}

/** The data files of a made-up firm with another look. */
export function filesOfFirm(firm: string, look: string): DataFile[] {
  const others = loadData(join(projectRoot, 'tests/fixtures/firms', firm), dataFileNames)
  return dataFilesOf(others).map((file) => (file.name === 'look' ? { ...file, text: look } : file))
}

/**
 * The site of some data files as `audit` reads it, without maps; all pages or some. Throws when the data have
 * errors.
 */
export function renderSite(
  files: readonly DataFile[],
  isShown: (page: Page) => boolean = () => true,
  day = today,
): AuditedSite & BuiltState {
  const { landmarks } = around()
  const { data, sources } = check(files, day)
  const state = { data, atlas: emptyAtlas, model: buildSite(data) }
  const { model } = state
  const pages = [...model.pages, model.site.notFound].filter(isShown).map((page) => {
    const { path } = page
    const file = `dist${path === '/' ? '/index' : path}.html`
    return readState(state).pageInFile(path, { file, html: renderPage(model.site, page) })
  })
  return {
    pages,
    data,
    atlas: emptyAtlas,
    model,
    landmarks,
    redirects: new Map(model.redirects.map(({ from, to }) => [from, to])),
    placeOf: placesIn(sources),
  }
}

/**
 * Renders the pages of some data files on a date to HTML, without maps: given ones, or the sample of a run. Throws
 * when the data have errors.
 */
export function renderFiles(
  files: readonly DataFile[],
  day: string,
  isShown?: (page: Page) => boolean,
) {
  const model = buildSite(check(files, day).data)
  const { site } = model
  const pages = isShown ? [...model.pages, site.notFound].filter(isShown) : pagesToTry(model)
  return pages.map((page) => ({ path: page.path, html: renderPage(site, page) }))
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
    places: loadPlaces(fixtureRoots, homeAt(fixtureRoots)),
    landmarks: loadLandmarks(fixtureRoots, homeAt(fixtureRoots)),
  }
}

/** Renders pages of any data with the current sources, not only those of the generated data. */
export const renderPage = createPageRenderer(entryServer as unknown as ServerBundle)

/** Reads the pages of any data. */
export const readState = createSiteReader(renderPage)
