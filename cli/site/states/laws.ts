/** A paraphrase of the law, with source and date of the copy in parentheses. */
type Fact = `${string} (${string})`

/**
 * The law of a state on contractors' statements about themselves: not legal advice, and not complete. Read on
 * 2026-11-26 in the statute or on the agency's own page.
 */
export interface StateLaw {
  readonly gives: 'registration' | 'license'
  readonly asks: Fact
  /** The trades that need the number; all when missing. */
  readonly trades?: readonly string[]
  /** An example of the number as the state prints it. */
  readonly example: string
  /** The minimum that must be shown, where the law specifies it. */
  readonly form?: RegExp
  /** Where anyone can look up a number. */
  readonly lookUp?: string
  /** Whom the state registers, if it is not a license. */
  readonly registers?: string
  /** Where the number must be shown. */
  readonly shown: Fact
  /** Home shows it outside of the footer. */
  readonly onHome?: true
  /** The name has to be shown as it is on file. */
  readonly nameOnFile?: true
  /** What each page says at its foot about a firm without a number. */
  readonly without?: { readonly words: string; readonly asks: Fact }
  readonly forbidden?: { readonly words: RegExp; readonly says: Fact }
  /** On customers' insurance claims. */
  readonly claims?: Fact
  /** On roofs in historic districts. */
  readonly historic?: Fact
  /** How long a customer can cancel. */
  readonly cancel?: Fact
}

const known: Readonly<Record<string, StateLaw>> = {
  AZ: {
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
      // The law names the words and no place for them.
      asks: 'Who works without a license under the exemption for small jobs says so, in these words, in any form of advertising (A.R.S. 32-1121(A)(14)(c); Registrar, 2015-01-29 and 2016)',
    },
    cancel:
      'For storm repairs of houses where an insurer has designated the area, a customer can cancel for four business days after signing, and for 72 hours after the denial (A.R.S. 32-1158.02; copy of 2024)',
  },
  CA: {
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
  },
  CT: {
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
  },
  IL: {
    gives: 'license',
    asks: 'Roofing contractors have a license (225 ILCS 335/5; ilga.gov, undated)',
    trades: ['roofing'],
    example: 'Illinois roofing contractor license 000.000000',
    shown:
      'Every advertisement has the number and the name on the license (225 ILCS 335/5; ilroofinginstitute, 2026-01-30)',
    nameOnFile: true,
  },
  MA: {
    gives: 'registration',
    asks: 'Who improves owner-occupied houses of one to four units is registered (G.L. c. 142A; guide of mass.gov, undated)',
    example: 'HIC registration no. 000000',
    lookUp: 'mass.gov',
    registers: 'home improvement contractors',
    shown:
      'Every advertisement gives the number (201 CMR 18.01(2), c. 142A; blog.mass.gov, about 2014)',
    cancel:
      "A contract above $25 signed elsewhere than at the seller's address can be canceled until midnight of the third business day (c. 93, section 48; copy of 2020-01-16)",
  },
  NJ: {
    gives: 'registration',
    asks: 'Home improvement contractors are registered (N.J.S.A. 56:8-138; copy after 2024)',
    example: 'NJ HIC registration no. 000000',
    lookUp: 'newjersey.mylicense.com/verification',
    shown:
      'All advertisements give the number (N.J.A.C. 13:45A-17.11(d), N.J.S.A. 56:8-144; copy of 2024-04-15)',
  },
  RI: {
    gives: 'registration',
    asks: 'Residential contractors are registered; commercial roofing, but for shingles, takes a license (RIGL 5-65-3 and 5-73-3; mirrors, undated)',
    example: 'Rhode Island registered contractor 00000',
    registers: 'residential contractors',
    shown:
      'All advertising shows the number conspicuously, sites and social media too (440-RICR-10-00-1.6.3; copy of 2024-09-18)',
  },
  WA: {
    gives: 'registration',
    asks: 'Contractors of all trades are registered (RCW 18.27.100, copy of 2019; WAC 296-200A, 2024-04-30)',
    example: 'Washington registered contractor 000000',
    lookUp: 'lni.wa.gov',
    registers: 'contractors',
    shown:
      'Advertising with the name or address of the firm gives the registered name and the number (RCW 18.27.100; copy of 2019)',
    nameOnFile: true,
  },
}

/** The states whose law has been read, by code; the program makes no statement on others. */
export const laws: ReadonlyMap<string, StateLaw> = new Map(Object.entries(known))
