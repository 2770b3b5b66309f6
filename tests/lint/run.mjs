// The last part of `npm run lint`: what no linter knows. Says what is wrong, a line each, and exits with 1.

import { checkCounts } from './counts.mjs'
import { checkLicenses } from './licenses.mjs'
import { checkWalls } from './walls.mjs'
import { checkFieldTables } from '../docs/field-tables.mjs'

const wrong = [
  ...checkLicenses(),
  ...(await checkCounts()),
  ...(await checkFieldTables()),
  ...(await checkWalls()),
]
for (const each of wrong) console.error(each)
process.exitCode = wrong.length > 0 ? 1 : 0
