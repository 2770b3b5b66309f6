import type { StateLaw } from './law.ts'

export const CT: StateLaw = {
  gives: 'registration',
  asks: 'Who improves private residences above $200 is registered (General Statutes, section 20-418 and following; mirrors of 2023 and 2024)',
  example: 'HIC.0000000 Connecticut registered home improvement contractor',
  form: /\bregist(?:ered|ration)\b/i,
  lookUp: 'elicense.ct.gov',
  registers: 'home improvement contractors',
  shown:
    'Any advertisement says that the firm is registered, and gives the number (General Statutes, section 20-427(a); mirror, and analysis of 2025-03-31)',
  forbidden: {
    words:
      /(?<!not )\b(?:(?:state|Connecticut)[- ](?:approved|endorsed|recommended)|(?:approved|endorsed|recommended) by (?:the )?(?:state|Connecticut|Department of Consumer Protection))\b/gi,
    says: 'A registration is not to be shown as the word of the state for quality or skill (General Statutes, section 20-427(b)(6); mirror, undated)',
  },
  claims:
    'Preparing, submitting, negotiating or settling a claim for pay takes the license of a public adjuster (General Statutes, section 38a-723; cga.ct.gov, undated)',
  historic:
    'Repairs that change no looks need no certificate, changes that show from a public way do (General Statutes, sections 7-147a, 7-147d and 7-147j; mirrors, undated)',
  cancel:
    'A customer can cancel until midnight of the third business day after signing (General Statutes, sections 20-429 and 42-134a and following; mirrors of 2023 and 2024)',
}
