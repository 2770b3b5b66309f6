import type { StateLaw } from './law.ts'

export const CA: StateLaw = {
  gives: 'license',
  asks: 'Contractors have a license of the Contractors State License Board (B&P 7030.5; newsletters of the Board, 2014 to 2019)',
  example: 'License #000000',
  form: /\bLic(?:ense|\.) ?# ?\d/i,
  lookUp: 'cslb.ca.gov',
  shown:
    'All advertising gives the number, sites and online listings too, and the name exactly as the Board has it on file (B&P 7030.5 and 7029.6, 16 CCR 861; release of the Board, 2020-09-24)',
  nameOnFile: true,
  forbidden: {
    words:
      /\b(?:licen[sc]ed|insured|we are|we[’']re)(?:,|,? and| &)? bonded\b|\bbonded(?:,|,? and| &) (?:licen[sc]ed|insured)\b/gi,
    says: 'Advertising does not say that the firm is bonded (B&P 7027.1; release of the Board, 2020-09-24)',
  },
  cancel:
    'A customer can cancel a home improvement contract for three business days after having the signed copy (B&P 7159; guide K-10, 2010-01)',
}
