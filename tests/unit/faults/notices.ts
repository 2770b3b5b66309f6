import { errors, warnings, type Fault } from './fault.ts'

/** Adds a notice before the menu. */
const notice = (...lines: string[]) =>
  `‹→notices:\n  - text: We are closed.\n${lines.map((line) => `    ${line}\n`).join('')}\n›navigation:`

/** Faults of notices. */
export const noticeFaults: readonly Fault[] = [
  ...errors('notice/place', {
    file: 'site',
    expected: 'Home, or a town or county with a page',
    faults: {
      'a town with a letter left out': {
        change: notice('from: 2026-12-20', 'to: 2026-12-24', 'where: [Home, »Brandford]'),
        suggestion: 'Branford',
      },
      'a town that has no page': {
        change: notice('from: 2026-12-20', 'to: 2026-12-24', 'where: [»Shelton]'),
      },
    },
  }),
  ...errors('schema/value', {
    file: 'site',
    faults: {
      'a notice that is over before it begins': {
        change: notice('from: 2025-12-20', 'to: »2025-12-04'),
        expected: 'a day not before `from`',
      },
    },
  }),
  ...warnings('notice/over', {
    file: 'site',
    expected: 'another day, or no such entry',
    faults: {
      'a notice of last year': { change: notice('from: 2025-12-20', 'to: »2025-12-24') },
    },
  }),
]
