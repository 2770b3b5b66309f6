/** What law asks, in our words; in brackets where it was read, and of which day that copy is. */
type Fact = `${string} (${string})`

/**
 * What is known of one state's law on what contractors say of themselves: no legal advice, and
 * never all of it. It was read on 2026-11-26, from the statute or the agency's own page.
 */
export interface StateLaw {
  readonly gives: 'registration' | 'license'
  /** Who needs it. */
  readonly asks: Fact
  /** The trades that need it; every trade, where none is named. */
  readonly trades?: readonly string[]
  /** The number with its words, as the state prints them. */
  readonly example: string
  /** What they show at least, where law says so. */
  readonly form?: RegExp
  /** Where anyone can look a number up. */
  readonly lookUp?: string
  /** Whom the state registers, where that is no license. */
  readonly registers?: string
  /** Where the number has to stand. */
  readonly shown: Fact
  /** Home shows it outside of its footer. */
  readonly onHome?: true
  /** The name stands beside the number as it is on file. */
  readonly nameOnFile?: true
  /** What Home says of a firm without a number. */
  readonly without?: { readonly words: string; readonly asks: Fact }
  readonly forbidden?: { readonly words: RegExp; readonly says: Fact }
  /** On the claims of customers at their insurers. */
  readonly claims?: Fact
  /** On roofs in historic districts. */
  readonly historic?: Fact
  /** How long a customer can cancel. */
  readonly cancel?: Fact
}
