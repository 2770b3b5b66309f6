import { setFlagsFromString } from 'node:v8'

/** A flag of V8 for work on much data, and what it is otherwise. */
interface Flag {
  readonly tuned: string
  readonly usual: string
}

const flags: readonly Flag[] = [
  // Other threads begin with that much room for what lives shortly (MB), of which tasks make much.
  { tuned: '--min-semi-space-size=16', usual: '--min-semi-space-size=0' },
  // Looking through the heap between other work takes longer in all.
  { tuned: '--no-incremental-marking', usual: '--incremental-marking' },
  // Where every processor is at work already, helpers of the collector only get in each other's way.
  { tuned: '--no-parallel-scavenge', usual: '--parallel-scavenge' },
  // What lived long while the data was read is made for each page too, and dies at once there:
  // among what lives long it would only fill that up.
  { tuned: '--no-allocation-site-pretenuring', usual: '--allocation-site-pretenuring' },
  // All that a build makes is five times as large as its data: looking through it on the way there
  // finds next to nothing that could go.
  { tuned: '--heap-growing-percent=500', usual: '--heap-growing-percent=0' },
  // Optimized code that holds less of the functions it calls is as fast here, and takes the
  // processors, which have enough to do, much less time to make.
  {
    tuned: '--max-inlined-bytecode-size-cumulative=300',
    usual: '--max-inlined-bytecode-size-cumulative=920',
  },
]

/**
 * Sets V8 up for work on much data. It takes no compiled code then that was kept with other flags,
 * node's own included: a thread that is started later takes up to twice as long for that, which
 * small commands have no time for.
 */
export function tuneEngine(): void {
  for (const { tuned } of flags) setFlagsFromString(tuned)
}

/** Takes that back, before compiled code is kept for the next command. */
export function restoreEngine(): void {
  for (const { usual } of flags) setFlagsFromString(usual)
}
