import type { RuleWords } from '../validate/rule.ts'

/** The one rule that is about the program: whoever meets it has found a fault of ours. */
export const readingRule: RuleWords = {
  id: 'reading/marks',
  severity: 'error',
  asks: 'Every text can be followed from the data to the pages.',
  why: 'Where the pages cannot be made from texts that bear a mark, nobody knows which line a sentence comes from, and `explain`, `report`, `audit` and `edit` guess nothing.',
  fault: 'heading: Roofs  # a text that the program takes for another as soon as it bears a mark',
  repair:
    'heading: Roofs and gutters  # other words may help until the program is mended; please report the field',
}
