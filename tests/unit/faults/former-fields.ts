import { afterAll, beforeAll } from 'vitest'
import { formerFields as table, type FormerField } from '../../../cli/site/rules/schema.ts'

const since = '0.2.0'

/** Fields that no version had. */
export const formerFields: readonly FormerField[] = [
  { file: 'business', path: ['mail'], now: 'email', since, note: 'Letters are not meant.' },
  { file: 'business', path: ['fax'], now: null, since, note: 'Nobody sends any.' },
  {
    file: 'business',
    path: ['claims', '*', 'words'],
    now: 'text',
    since,
    note: 'Other texts are called so too.',
  },
  {
    file: 'business',
    path: ['years'],
    now: 'claims.experience.value',
    since,
    note: 'Numbers that a firm claims stand together.',
  },
  { file: 'addresses', path: ['redirects', '*', 'kind'], now: null, since, note: 'All are 301.' },
]

/** Puts these fields into the table of the program for the tests of a file: its own come and go. */
export function bringFormerFields(): void {
  const entries = table as FormerField[]
  beforeAll(() => void entries.unshift(...formerFields))
  afterAll(() => void entries.splice(0, formerFields.length))
}
