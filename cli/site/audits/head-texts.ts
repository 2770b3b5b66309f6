import type { AuditPage } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { repeats } from '../../validate/fields.ts'

interface HeadTexts {
  readonly pages: readonly AuditPage[]
  readonly of: 'title' | 'description'
  /** What people call it. */
  readonly name: string
  readonly shortest: number
  readonly longest: number
}

/** Titles or descriptions that are missing, not of the right length, or another page's too. */
export function checkHeadTexts(input: HeadTexts): AuditBreach[] {
  const { pages, of, name } = input
  const twice = repeats(pages, (page) => page[of]?.text.toLowerCase() || undefined)
  return [
    ...pages.flatMap((page) => checkText(page, input)),
    ...twice.map(({ item, first }) => ({
      page: item.path,
      ...at(item, of),
      message: `The ${name} of ${item.path} is that of ${first.path} too.`,
      expected: 'one that no other page has',
    })),
  ]
}

function checkText(page: AuditPage, { of, name, shortest, longest }: HeadTexts): AuditBreach[] {
  const text = page[of]?.text ?? ''
  if (text === '') return [{ page: page.path, message: `${page.path} has no ${name}.` }]
  const { length } = [...text]
  // Nobody finds the page for missing addresses by its title.
  if (page.kind === 'not-found' || (length >= shortest && length <= longest)) return []
  const message = `The ${name} has ${length} characters: "${text}".`
  const expected = `${shortest} to ${longest} characters`
  return [{ page: page.path, ...at(page, of), severity: 'warning', message, expected }]
}

function at(page: AuditPage, of: HeadTexts['of']): Pick<AuditBreach, 'at'> {
  const text = page[of]
  return text ? { at: text } : {}
}
