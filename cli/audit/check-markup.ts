import type { ConfigData } from 'html-validate'
import type { AuditPage } from './page.ts'
import type { MarkupFault, Observed } from './site.ts'

/** Where html-validate's `recommended` is left, each time for its reason. */
const departures = {
  // Ways to write the same document; these are React's.
  'doctype-style': 'off',
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-empty-style': 'off',
  // A style keeps numbers on their line, and copies of them have plain hyphens.
  'tel-non-breaking': 'off',
  // `head/title` judges it.
  'long-title': 'off',
  // Safari takes a list without markers for none, unless its role says so.
  'no-redundant-role': 'off',
  'prefer-native-element': ['error', { exclude: ['list'] }],
} satisfies ConfigData['rules']

/** Holds pages against the standard of HTML; where the checker is not installed, nothing is judged. */
export async function checkMarkup(pages: readonly AuditPage[]): Promise<Observed<MarkupFault>> {
  const checker = await loadChecker()
  if (!checker) return { notRun: 'html-validate is not installed' }
  const { HtmlValidate, StaticConfigLoader } = checker
  const validator = new HtmlValidate(
    new StaticConfigLoader({ extends: ['html-validate:recommended'], rules: departures }),
  )
  const faults = pages.flatMap(({ path, file, html }) => {
    const { results } = validator.validateStringSync(withoutStyles(html()))
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, size }): MarkupFault => {
        const place = { file, line, column, endLine: line, endColumn: column + size }
        return { page: path, rule: ruleId, message: `${message}.`, place }
      })
  })
  return { faults }
}

/** It is no part of the program, and may be missing where that is installed alone. */
async function loadChecker() {
  try {
    return await import('html-validate/browser')
  } catch {
    return undefined
  }
}

/** Style sheets hold no HTML and take most of the time; everything else stays in its place. */
const withoutStyles = (html: string) =>
  html.replaceAll(
    /(<style>)([^]*?)(<\/style>)/g,
    (_, start: string, text: string, end: string) => start + text.replaceAll(/[^\n]/g, ' ') + end,
  )
