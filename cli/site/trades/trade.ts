import type { HomeAndConstructionBusiness } from 'schema-dts'

/** What a site says and shows because of its trade alone. It promises nothing: that is the firm's. */
export interface Trade {
  /** What schema.org calls such a firm, where it has a type for the trade. */
  readonly type?: Exclude<HomeAndConstructionBusiness, string>['@type']
  /** In front of "services" and "jobs"; empty where that would say more than the data. */
  readonly name: string
  /** What the sheet of a job tells, and how `add-project` asks for it. */
  readonly facts: readonly JobFact[]
  /** The questions below the list of jobs, and below one in `{city}`. */
  readonly calls: readonly [work: string, job: string]
  /** Sections of a service that are drawn for this trade. */
  readonly sections?: readonly string[]
  /** Whether a house is drawn on the sheet of a job: then `add-project` asks which. */
  readonly drawsHouses?: true
  /** The part of that house that is marked where the job does not say. */
  readonly worked?: 'roof'
}

export interface JobFact {
  readonly label: string
  readonly asks: string
  /** A field that the schema knows by itself. */
  readonly field?: 'squares' | 'days' | 'material' | 'pitch'
}

export const time: JobFact = { label: 'Time on site', asks: 'how long it took, such as 3 days' }
