import { setImmediate } from 'node:timers/promises'
import type { Page } from '../../templates/types.ts'
import type { Bodies } from '../prerender/publish.ts'
import type { Pieces, RenderBody } from '../bundle/server-bundle.ts'

interface AheadInput {
  readonly pages: readonly Page[]
  readonly renderBody: RenderBody
  /** What documents need besides; until it is there, there is time. */
  readonly until: Promise<unknown>
}

/**
 * Renders bodies of pages while there is something to wait for. Returns what renders any of them, at
 * once where it is ready.
 */
export async function renderAhead({ pages, renderBody, until }: AheadInput): Promise<RenderBody> {
  const bodies = new Map<string, Pieces>()
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  for (const page of pages) {
    // Here it is heard of.
    await setImmediate()
    if (isOver) break
    bodies.set(page.path, renderBody(page))
  }
  return whereReady(bodies, renderBody)
}

/** The same of bodies that another thread renders. */
export async function renderedBeside(
  bodies: Promise<Bodies>,
  renderBody: RenderBody,
): Promise<RenderBody> {
  return whereReady(await bodies, renderBody)
}

const whereReady =
  (bodies: Bodies, renderBody: RenderBody): RenderBody =>
  (page) =>
    bodies.get(page.path) ?? renderBody(page)
