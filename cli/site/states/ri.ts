import type { StateLaw } from './law.ts'

export const rhodeIsland: StateLaw = {
  credentials: [
    {
      kind: 'registration',
      asks: 'Residential contractors are registered (RIGL 5-65-3; mirror, undated)',
      example: 'Rhode Island registered contractor 00000',
    },
    {
      kind: 'license',
      asks: 'Commercial roofing takes a license, work with shingles alone does not (RIGL 5-73-3; mirror, undated)',
      trades: ['roofing'],
      example: 'Rhode Island commercial roofing license 00000',
    },
  ],
  registers: 'residential contractors',
  shown:
    'All advertising shows the number conspicuously, sites and social media too (440-RICR-10-00-1.6.3; copy of 2024-09-18)',
}
