/** The first words of names of towns. */
const beginnings = [
  'East',
  'El',
  'Fort',
  'Las',
  'Los',
  'New',
  'North',
  'Old',
  'Port',
  'Saint',
  'San',
  'Santa',
  'South',
  'St\\.',
  'West',
]

const beginning = new RegExp(`\\b(${beginnings.join('|')}) (?=\\p{Lu})`, 'gu')

/** A text in which no line ends within the name of a town: New Haven, Old Saybrook. */
export const keepNames = (text: string): string => text.replaceAll(beginning, '$1\u00A0')
