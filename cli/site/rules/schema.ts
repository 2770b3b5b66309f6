import { fieldAt } from '../../validate/fields.ts'
import { show } from '../../validate/rule.ts'
import { hasNoAddress } from './pages.ts'
import type { DataRule } from './view.ts'

export const schemaRules = [
  {
    id: 'schema/type',
    severity: 'error',
    asks: 'A value has the type that its field asks for.',
    why: 'A value of another type changes its meaning: a postal code as a number loses its zero.',
    fault: 'postalCode: 06513',
    repair: 'postalCode: "06513"',
  },
  {
    id: 'schema/missing-key',
    severity: 'error',
    asks: 'Required fields are there.',
    why: 'The pages show this value; without it there would be a hole.',
    fault: '- cityName: Clinton\n  description: …',
    repair: '- cityName: Clinton\n  county: Middlesex County\n  description: …',
  },
  {
    id: 'schema/unknown-key',
    severity: 'error',
    asks: 'A field has a name that is known.',
    why: 'A field with a misspelt name would be left out without a word.',
    fault: 'conty: Middlesex County',
    repair: 'county: Middlesex County',
  },
  {
    id: 'schema/value',
    severity: 'error',
    asks: 'A value has the form that its field asks for.',
    why: 'A value of another form shows wrong, or leads nowhere when a visitor uses it.',
    fault: 'phone: 860-555-0142',
    repair: 'phone: "+18605550142"',
    check: ({ pages }) =>
      pages.filter(hasNoAddress).map((page) => ({
        at: fieldAt(page, page.nameField),
        message: `${show(page.name)} has no letter that an address can hold.`,
        expected: 'a name with letters a to z',
      })),
  },
  {
    id: 'schema/count',
    severity: 'error',
    asks: 'A list has as many entries as its field asks for.',
    why: 'The layout is made for so many entries.',
    fault: 'bullets: []',
    repair: 'bullets: [licensed-and-insured, free-estimates]',
  },
] as const satisfies readonly DataRule[]
