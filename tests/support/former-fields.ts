import type { FormerField } from '../../cli/site/schema/former-fields.ts'

const since = '0.2.0'

/** Fields that no version had, for tests that put them in the place of the real table. */
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
