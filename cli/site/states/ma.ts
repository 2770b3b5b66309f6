import type { StateLaw } from './law.ts'

export const MA: StateLaw = {
  gives: 'registration',
  asks: 'Who improves owner-occupied houses of one to four units is registered (G.L. c. 142A; guide of mass.gov, undated)',
  example: 'HIC registration no. 000000',
  lookUp: 'mass.gov',
  registers: 'home improvement contractors',
  shown:
    'Every advertisement gives the number (201 CMR 18.01(2), c. 142A; blog.mass.gov, about 2014)',
  cancel:
    "A contract above $25 signed elsewhere than at the seller's address can be canceled until midnight of the third business day (c. 93, section 48; copy of 2020-01-16)",
}
