import type { Page } from '#generated/types'

/**
 * Whether a page has a form. Such a page is always a document of its own, without the application: a document
 * keeps the policy that it came with, which allows the form to be sent on its own page alone, and the browser
 * restores what was typed when the visitor comes back.
 */
export const hasForm = (page: Page): boolean => 'form' in page
