import type { DataRule } from './view.ts'

/** Files as such. Reading and parsing find these faults. */
export const fileRules = [
  {
    id: 'file/missing',
    asks: 'Each data file exists.',
    why: 'Each file holds a part of the site that no other file can stand in for.',
    fault: 'data/ has no services.yaml.',
    repair: 'Restore the file, or write it anew; without entries a list is `[]`.',
  },
  {
    id: 'file/empty',
    asks: 'A data file is not empty.',
    why: 'An empty file is more often a slip of an editor than a wish for an empty site.',
    fault: 'cities.yaml has 0 bytes.',
    repair: 'Restore the file from the version before.',
  },
  {
    id: 'file/encoding',
    asks: 'A data file is UTF-8.',
    why: 'In another encoding, letters such as é would show as other characters.',
    fault: 'business.yaml is saved as UTF-16 or Windows-1252.',
    repair: 'Save the file again as UTF-8; editors offer it under "Save with encoding".',
  },
  {
    id: 'file/size',
    asks: 'A data file is at most 64 MB.',
    why: 'A file beyond this size is hardly text written by hand, and reading it would take long.',
    fault: 'cities.yaml has 70 MB.',
    repair: 'Take out what is no data, such as a picture pasted as text.',
  },
  {
    id: 'file/unread',
    severity: 'warning',
    asks: 'What stands in data/ is read.',
    why: 'What is written in a file that nothing reads shows on no page, and nobody would notice.',
    fault: 'data/reviews.yml beside data/reviews.yaml',
    repair: 'Rename the file, or move it out of data/.',
  },
  {
    id: 'file/emptied',
    severity: 'notice',
    asks: 'A list that had entries at the last commit has not lost them all.',
    why: 'A project may go without the file, so that nothing else would say that all of it is gone.',
    fault: 'reviews.yaml holds nothing; at the last commit it held 12 entries.',
    repair: 'Restore the file, or commit it as it is.',
  },
  {
    id: 'yaml/syntax',
    asks: 'A data file is valid YAML.',
    why: 'What cannot be read cannot be checked, and a guess might publish something else.',
    fault: 'title: Roofs: new and old',
    repair: 'title: "Roofs: new and old"',
  },
  {
    id: 'yaml/conflict',
    asks: 'Git has left no two versions in a data file.',
    why: 'Which of the two is right, only a person can say.',
    fault: '<<<<<<< HEAD\nname: Acme Roof\n=======\nname: Acme Roofing\n>>>>>>> other',
    repair: 'name: Acme Roofing',
  },
  {
    id: 'yaml/duplicate-key',
    asks: 'A field stands once in its entry or part.',
    why: 'Of two fields of one name only one could count, and nobody would see the other dropped.',
    fault: 'phone: "+18605550142"\nphone: "+18605550199"',
    repair: 'phone: "+18605550142"',
  },
  {
    id: 'yaml/anchor',
    severity: 'warning',
    asks: 'A text does not begin with the sign & and a word.',
    why: 'YAML makes a name of the word, and the text loses it without a sign of it on the page.',
    fault: 'heading: &Sons roofs',
    repair: 'heading: "&Sons roofs"',
  },
  {
    id: 'yaml/nesting',
    asks: 'A data file is nested no deeper than its fields ask for.',
    why: 'No field stands that deep; brackets or dashes too many do.',
    fault: '- - - - cityName: Clinton',
    repair: '- cityName: Clinton',
  },
  {
    id: 'yaml/alias-bomb',
    asks: 'Aliases do not multiply the document beyond measure.',
    why: 'Aliases of aliases grow into more values than any memory holds.',
    fault: 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]',
    repair: 'Write the values out.',
  },
] as const satisfies readonly DataRule[]

/** The reasons that data gives for breaking a rule. The engine judges them. */
export const acknowledgementRules = [
  {
    id: 'acknowledge/unknown-rule',
    asks: 'An acknowledgement names a warning or a notice.',
    why: 'A misspelt rule silences nothing, and an error cannot be silenced.',
    fault: 'acknowledge:\n  claim/evidense: The deed is in the office.',
    repair: 'acknowledge:\n  claim/evidence: The deed is in the office.',
  },
] as const satisfies readonly DataRule[]
