// `npm run docs`: prints what docs/data.md repeats of the schemas in data/schema/.

import { writeFileSync } from 'node:fs'
import { dataDocs, printFieldTables } from './field-tables.mjs'

writeFileSync(dataDocs, await printFieldTables())
