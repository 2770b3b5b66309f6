import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FieldsOfText, Refused, Saved } from '../../../src/editor/protocol.ts'
import { editedProject } from '../../support/fixtures.ts'
import { ownPage, textSection } from '../../unit/faults/fault.ts'
import { editSession } from './edit-session.ts'

const body = ['pages', 0, 'sections', 0, 'body'] as const
const page = '/financing'

test('a click on any paragraph or item of a text opens all of it, in Markdown', async () => {
  const folder = await editedProject({
    'data/pages.yaml': ownPage(
      textSection('We ask for **a third** first.', '', '- Call [{name}](/contact).', '- Write.'),
    ),
  })
  const session = editSession(folder)
  const clicked = async (text: string) => {
    const { body: found } = await session.ask<FieldsOfText>('fields', { page, text })
    return found.fields.map(({ path }) => path.join('.'))
  }
  expect(await clicked('We ask for a third first.')).toEqual([body.join('.')])
  expect(await clicked('Write.')).toEqual([body.join('.')])
  // The name of the firm in a text is a value of its own.
  expect(await clicked('Call Ridge & Eave Roofing.')).toEqual([body.join('.'), 'business.name'])
  expect(await session.field(...body)).toMatchObject({ kind: 'paragraph', limits: { max: 20_000 } })

  const value = 'Half first.\n\n1. **Then** half.\n2. No more.'
  const saved = await session.save<Saved>({ kind: 'set', path: body, value })
  expect(saved).toMatchObject({ status: 200 })
  expect(readFileSync(join(folder, 'data/pages.yaml'), 'utf8')).toBe(
    ownPage(textSection('Half first.', '', '1. **Then** half.', '2. No more.')),
  )
  expect(await clicked('Then half.')).toEqual([body.join('.')])

  const refused = await session.save<Refused>({ kind: 'set', path: body, value: '# Half' })
  const findings = [{ path: body, message: expect.stringContaining('"# Half" is a heading') }]
  expect(refused).toMatchObject({ status: 422, body: { findings } })
})
