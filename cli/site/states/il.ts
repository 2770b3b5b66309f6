import type { StateLaw } from './law.ts'

export const IL: StateLaw = {
  gives: 'license',
  asks: 'Roofing contractors have a license (225 ILCS 335/5; ilga.gov, undated)',
  trades: ['roofing'],
  example: 'Illinois roofing contractor license 000.000000',
  shown:
    'Every advertisement has the number and the name on the license (225 ILCS 335/5; ilroofinginstitute, 2026-01-30)',
  nameOnFile: true,
}
