import * as shared from '#generated/site'

/**
 * In a build, the mark of the application and of what all pages share. The modules of pages bear it
 * too: what an earlier deploy or a later one made is told by it. Empty in development.
 */
export const buildId = String(new Map(Object.entries(shared)).get('app') ?? '')
