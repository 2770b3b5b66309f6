import { expect, test } from 'vitest'
import { dataSchemas } from '../../../cli/site/schema/data.ts'
import { knownKeys } from '../../../cli/validate/fields.ts'
import { formerFields as table, type FormerField } from '../../../cli/site/rules/schema.ts'
import { newFindings } from '../../support/reports.ts'
import { bringFormerFields, formerFields } from '../faults/former-fields.ts'
import { fixtureWith, replaceOnce } from '../../support/fixtures.ts'

bringFormerFields()
const real = [...table]

/** What is wrong with a table: a field that is still read, or a new name that is not. */
const faultsOf = (fields: readonly FormerField[]) =>
  fields.flatMap(({ file, path, now, since }) => {
    const known = knownKeys(dataSchemas[file], undefined, path.slice(0, -1))
    const isRead = known.includes(path.at(-1) ?? '')
    const isUnread = now !== null && !now.includes('.') && !known.includes(now)
    return isRead || isUnread || !/^\d+\.\d+\.\d+$/.test(since) ? [path.join('.')] : []
  })

test('the table names no field that is read, and only new names that are', () => {
  expect(faultsOf(real)).toEqual([])
  const note = 'It is another.'
  const wrong = [
    { file: 'business', path: ['email'], now: 'phone', since: '0.2.0', note },
    { file: 'cities', path: ['*', 'town'], now: 'citName', since: '0.2.0', note },
    { file: 'business', path: ['fax'], now: null, since: '2', note },
  ] as const
  expect(faultsOf([...formerFields, ...wrong])).toEqual(['email', '*.town', 'fax'])
})

test('a former field is told with what became of it, and nothing else is', async () => {
  const business = replaceOnce(
    fixtureWith('business', '\nemail:', '\nmail:'),
    'copyrightYear:',
    'fax: 1\nyears: 15\ncopyrightYear:',
  )
  const found = await newFindings({ 'data/business.yaml': business })
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '18 "mail" is called "email" since roof-site 0.2.0. Letters are not meant.',
    '110 "fax" is gone since roof-site 0.2.0. Nobody sends any.',
    '111 "years" stands at claims.experience.value since roof-site 0.2.0. Numbers that a firm claims stand together.',
  ])
})
