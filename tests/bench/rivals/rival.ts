import type { ServicesPage, Site } from '../../../templates/types.ts'
import type { Command } from '../measure.ts'
import type { SyntheticCity } from '../synthetic.ts'

/** What stands on every town's page besides its own texts. */
export interface PageFrame extends Site {
  readonly services: ServicesPage
}

/** What every program builds its pages from. */
export interface Content {
  readonly frame: PageFrame
  readonly cities: readonly SyntheticCity[]
}

/** A project of one program, ready to build. */
export interface RivalProject {
  readonly command: Command
  /** What a first build must not find: its output, and caches. */
  readonly leftovers: readonly string[]
  /**
   * What must go before a build that makes anew what other programs make too; absent where that is
   * all that this one makes.
   */
  readonly comparable?: () => readonly string[]
  readonly out: string
  /** Writes the town of that index anew; absent where the program keeps nothing between builds. */
  readonly edit?: (cities: readonly SyntheticCity[], index: number) => void
}

/** A program to be measured. */
export interface Rival {
  readonly name: string
  readonly version: string
  /** Writes a project of these towns into `folder`, which exists and is empty. */
  readonly prepare: (folder: string, content: Content) => RivalProject
}
