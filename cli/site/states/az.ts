import type { StateLaw } from './law.ts'

export const AZ: StateLaw = {
  gives: 'license',
  asks: 'Contractors have a license of the Registrar of Contractors (A.R.S. 32-1124; mirror, undated)',
  example: 'ROC 000000',
  form: /\bROC ?#?\d/,
  lookUp: 'roc.az.gov',
  shown:
    'Advertising has ROC and the number; where other advertisements rely on the site, the home page shows name and number clearly, not in its footer (A.R.S. 32-1124(B), R4-9-109; news of the Registrar, 2021-09-15)',
  onHome: true,
  without: {
    words: 'not a licensed contractor',
    asks: 'Who works without a license under the exemption for small jobs says so in advertising (A.R.S. 32-1121(A)(14)(c); Registrar, 2016)',
  },
  cancel:
    'For storm repairs of houses where an insurer has designated the area, a customer can cancel for four business days after signing, and for 72 hours after the denial (A.R.S. 32-1158.02; copy of 2024)',
}
