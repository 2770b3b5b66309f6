import { afterAll } from 'vitest'
import { site } from '#generated/site'
import { showSite } from '../../cli/bundle/server-bundle.ts'

/** Test files share their modules: after one that rendered other sites, the next one has the site of this project. */
const own = structuredClone(site)
afterAll(() => showSite({ site }, own))
