import { dirname } from 'node:path'
import { createTableReader } from '../../cli/prerender/host-table.ts'
import { createSiteHandler } from '../../cli/serve/site-handler.ts'

/** Serves the `dist/` of a project as `roof-site preview` does. */
export const siteHandler = (dist: string) =>
  createSiteHandler(dist, createTableReader(dirname(dist)))
