import * as shared from '#generated/site'

/**
 * In a build, identifies the application and the shared site data. Page modules contain it too, so that modules
 * of another deploy are recognized. Empty in development.
 */
export const buildId = String(new Map(Object.entries(shared)).get('app') ?? '')
