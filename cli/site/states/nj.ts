import type { StateLaw } from './law.ts'

export const NJ: StateLaw = {
  gives: 'registration',
  asks: 'Home improvement contractors are registered (N.J.S.A. 56:8-138; copy after 2024)',
  example: 'NJ HIC registration no. 000000',
  lookUp: 'newjersey.mylicense.com/verification',
  shown:
    'All advertisements give the number (N.J.A.C. 13:45A-17.11(d), N.J.S.A. 56:8-144; copy of 2024-04-15)',
}
