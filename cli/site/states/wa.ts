import type { StateLaw } from './law.ts'

export const WA: StateLaw = {
  gives: 'registration',
  asks: 'Contractors of all trades are registered (RCW 18.27.100, copy of 2019; WAC 296-200A, 2024-04-30)',
  example: 'Washington registered contractor 000000',
  lookUp: 'lni.wa.gov',
  registers: 'contractors',
  shown:
    'Advertising with the name or address of the firm gives the registered name and the number (RCW 18.27.100; copy of 2019)',
  nameOnFile: true,
}
