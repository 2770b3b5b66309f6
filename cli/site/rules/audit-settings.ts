import { wordsOf } from '../../lib/collections.ts'
import { entriesAt, fieldAt, listAt, textField } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import type { DataRule } from './view.ts'

/** Former rules of `audit`: now checked by the program's own tests, by `validate`, or not at all. */
export const goneAudits: ReadonlySet<string> = new Set(
  wordsOf(
    'access/page claims/places head/canonical head/description head/share head/title',
    'honesty/placeholder honesty/registration markup/valid weight/page',
    'links/addresses links/county links/dead links/depth links/lastmod links/robots',
    'reading/level structured-data/fields structured-data/hours structured-data/no-others',
    'structured-data/one-thing structured-data/page structured-data/parses',
    'structured-data/references structured-data/visible structured-data/vocabulary',
  ),
)

export const auditSettingRules = [
  {
    id: 'audit/gone',
    severity: 'notice',
    expected: 'nothing: `npx roof-site validate --fix` takes it out',
    check: ({ files: { site } }) => {
      const rules = entriesAt(site, 'audit', 'rules')
      const acknowledged = listAt(site, 'audit', 'acknowledged')
      return [
        ...rules.flatMap((at) => {
          const id = String(at.path.at(-1))
          if (goneAudits.has(id)) return [{ at, atKey: true, message: isGone(id) }]
          const severity = fieldAt(at, 'severity')
          if (severity.value === undefined) return []
          const message = `How bad it is to break ${show(id)} can no longer be set; its limits can.`
          const isAlone = fieldAt(at, 'limits').value === undefined
          return [{ at: isAlone ? at : severity, atKey: true, message }]
        }),
        ...acknowledged
          .flatMap((entry) => textField(entry, 'rule'))
          .filter(({ value }) => goneAudits.has(value))
          .map((at) => ({ at, message: isGone(at.value) })),
      ]
    },
    // If `rule` is wrong, the whole acknowledgement is removed.
    fix: ({ scalar: { path, role } }) => ({ remove: [role === 'key' ? path : path.slice(0, -1)] }),
  },
] as const satisfies readonly DataRule[]

const isGone = (id: string) => `${show(id)} is no longer a rule of audit.`
