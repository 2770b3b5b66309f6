import { EventEmitter, once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { renderAhead } from '../../cli/build/render-ahead.ts'
import type { Page } from '../../templates/types.ts'
import { allPages } from '../support/all-pages.ts'

const pages = await allPages()

const bodyOf = (page: Page) => [`<main>${page.path}</main>`]
const early = pages.slice(0, 2)
const late = pages.slice(2, 3)

test('bodies are rendered while there is something to wait for, and then at hand', async () => {
  const waited = new EventEmitter()
  const renderBody = vi.fn((page: Page) => {
    if (page === early.at(-1)) waited.emit('end')
    return bodyOf(page)
  })
  const render = await renderAhead({ pages, renderBody, until: once(waited, 'end') })
  expect(renderBody.mock.calls.flat()).toEqual(early)

  expect(early.map(render)).toEqual(early.map(bodyOf))
  expect(renderBody).toHaveBeenCalledTimes(2)
  expect(late.map(render)).toEqual(late.map(bodyOf))
  expect(renderBody).toHaveBeenCalledTimes(3)
})

test('nothing is rendered where there is nothing to wait for', async () => {
  const renderBody = vi.fn(bodyOf)
  await renderAhead({ pages, renderBody, until: Promise.resolve() })
  await renderAhead({ pages, renderBody, until: Promise.reject(new Error('No scripts.')) })
  expect(renderBody).not.toHaveBeenCalled()
})

test('all are rendered where there is time enough', async () => {
  const renderBody = vi.fn(bodyOf)
  await renderAhead({ pages, renderBody, until: new Promise(() => undefined) })
  expect(renderBody).toHaveBeenCalledTimes(pages.length)
})
