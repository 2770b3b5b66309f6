import type { StateLaw } from './law.ts'

export const RI: StateLaw = {
  gives: 'registration',
  asks: 'Residential contractors are registered; commercial roofing, but for shingles, takes a license (RIGL 5-65-3 and 5-73-3; mirrors, undated)',
  example: 'Rhode Island registered contractor 00000',
  registers: 'residential contractors',
  shown:
    'All advertising shows the number conspicuously, sites and social media too (440-RICR-10-00-1.6.3; copy of 2024-09-18)',
}
