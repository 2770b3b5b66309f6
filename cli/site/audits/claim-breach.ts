import type { AuditPage } from '../../audit/page.ts'
import type { AuditBreach } from '../../audit/rule.ts'
import { textsIn, type PageText } from './page-texts.ts'
import type { BuiltSite } from './site-audit-rule.ts'

interface Match {
  readonly page: AuditPage
  readonly text: PageText
  readonly match: RegExpMatchArray
}

/** Every place where a text of the site matches. */
export function matchesIn(site: BuiltSite, pattern: RegExp): Match[] {
  return [...textsIn(site)].flatMap(([page, texts]) =>
    texts.flatMap((text) =>
      [...text.text.matchAll(pattern)].map((match) => ({ page, text, match })),
    ),
  )
}

/** A finding at the words that match. */
export const breachAt = ({
  page,
  text,
  match,
}: Match): Pick<AuditBreach, 'page' | 'at' | 'part'> => {
  return { page: page.path, at: text, part: match[0] }
}
