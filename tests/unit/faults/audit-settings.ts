import type { Fault } from './fault.ts'

const end = '    text: Return to Home\n    to: /\n'

const setting = (name: string, at: string, lines: readonly string[]): Fault => ({
  rule: 'audit/gone',
  severity: 'notice',
  name,
  file: 'site',
  change: `${end}‹→\naudit:\n${lines.map((line) => `  ${line}\n`).join('')}›`,
  at,
  expected: 'nothing: `npx roof-site validate --fix` takes it out',
})

/** Settings of `audit` that have no effect any more. */
export const auditSettingFaults: readonly Fault[] = [
  setting('an acknowledgement of a rule that is gone', 'structured-data/one-thing', [
    'acknowledged:',
    '  - rule: structured-data/one-thing',
    '    about: \'"url"\'',
    '    reason: Each page gives its own address.',
  ]),
  setting('other limits of a rule that is gone', 'weight/page', [
    'rules:',
    '  weight/page:',
    '    limits: { home: 28 }',
    '    reason: The map of three counties takes more.',
  ]),
  setting('how bad it is to break a rule', 'severity: notice', [
    'rules:',
    '  links/orphan:',
    '    severity: notice',
    '    limits: { least: 2 }',
    '    reason: There are few towns.',
  ]),
]
