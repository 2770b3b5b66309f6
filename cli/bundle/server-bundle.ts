import { createRequire } from 'node:module'
import type { Script } from 'node:vm'
import type { Alias, Page } from '../../templates/types.ts'
import { keepCode, readCompiled, toScript } from '../bin/compiled.cjs'
import { restoreEngine } from '../engine.ts'
import { attempt } from '../write/file-system.ts'
import type { OgImage } from '../prerender/og-image/og-image.ts'

/** The addresses of what was bundled, and its styles as text. */
export interface BundledAssets {
  readonly styles: string
  /** The file that the styles came from, which nothing asks for: every page holds them itself. */
  readonly stylesFile?: string
  readonly boot: string
  readonly app: string
  readonly fonts: readonly string[]
}

/** What pages refer to: what was bundled, and the file of the drawings they share. */
export interface PageAssets extends BundledAssets {
  readonly drawings: string
}

/** A text in pieces; one that many pages hold is the same object on all of them. */
export type Pieces = readonly (string | { readonly text: string })[]

/** Renders what stands in a page's document: all that needs no more than the server bundle. */
export type RenderBody = (page: Page) => Pieces

/** Renders the pages of one site; what they share, once. */
export interface PageRenderer {
  readonly renderBody: RenderBody
  readonly renderPage: (page: Page) => string
  /** The same in pieces; `data` is the page's structured data as JSON, where that is at hand. */
  readonly renderPieces: (page: Page, data?: string) => Pieces
  /** The page's content for the application; `json` is the page as JSON, where that is at hand. */
  readonly renderContent: (page: Page, json?: string) => string
}

/** What src/entry-server exports. */
export interface ServerBundle {
  readonly createBodyRenderer: (drawings: string) => RenderBody
  readonly createPageRenderer: (assets: PageAssets, renderBody?: RenderBody) => PageRenderer
  readonly contentUrl: (path: string) => string
  readonly renderDrawings: () => { readonly svg: string; readonly styles: string }
  readonly renderOgImage: (page: Page) => OgImage
  /** The site's icon as SVG, and the ground behind it where a system cuts its own shape. */
  readonly renderIcon: () => string
  readonly iconGround: string
  readonly renderWebManifest: () => string
  readonly renderAlias: (alias: Alias) => string
}

/** What a server bundle makes once for the whole site. */
export interface SharedParts {
  readonly drawings: { readonly svg: string; readonly styles: string }
  readonly icon: string
  readonly iconGround: string
  readonly webManifest: string
}

interface Loaded {
  readonly bundle: ServerBundle
  readonly source: Buffer
  readonly script: Script
  /** Whether its code was kept by an earlier run. */
  readonly isKept: boolean
}

const loaded = new Map<string, Loaded>()

/** Loads a built server bundle by its path; once, as modules are loaded. */
export function loadServerBundle(file: string): ServerBundle {
  const known = loaded.get(file) ?? loadScript(file)
  loaded.set(file, known)
  return known.bundle
}

function loadScript(file: string): Loaded {
  const compiled = readCompiled(file)
  const script = toScript(file, compiled)
  // It is built as a CommonJS module.
  const run = script.runInThisContext() as (exports: object, require: NodeJS.Require) => void
  const exports = {}
  run(exports, createRequire(file))
  const isKept = compiled.code !== undefined && script.cachedDataRejected !== true
  // The bundle is built from src/entry-server, whose exports have these types.
  return { bundle: exports as ServerBundle, source: compiled.source, script, isKept }
}

/**
 * Keeps the code of a server bundle that was loaded, as far as it was used, for the next run: to be
 * called when all work is done.
 */
export function keepServerCode(file: string): void {
  const used = loaded.get(file)
  if (!used || used.isKept) return
  restoreEngine()
  attempt(() => keepCode(file, used.source, used.script))
}
