import type { BundlingPlace, bundleServer } from './bundle/bundle-scripts.ts'
import type { writeFolder } from './build/write-folder.ts'
import type { writePages } from './build/write-pages.ts'
import type { CheckInput, KeptFiles } from './build/written-files.ts'

interface CheckFilesInput extends Omit<CheckInput, 'files'> {
  readonly kept: KeptFiles
}

/**
 * What can be done beside other work. Input and output are copied between threads, and each task
 * loads no more of the program than it needs.
 */
export const tasks = {
  checkFiles: async ({ kept, ...input }: CheckFilesInput) => {
    const { checkFree, fromBytes } = await import('./build/written-files.ts')
    return checkFree({ ...input, files: fromBytes(kept) }, 1)
  },
  lookAtGenerated: async (root: string) => {
    const { lookAtGenerated } = await import('./build/written-files.ts')
    return lookAtGenerated(root)
  },
  writeFolder: async (input: Parameters<typeof writeFolder>[0]) => {
    const { writeFolder: write } = await import('./build/write-folder.ts')
    return write(input)
  },
  prepareBundling: async (input: BundlingPlace) => {
    const { prepareBundling } = await import('./bundle/bundle-scripts.ts')
    await prepareBundling(input)
  },
  bundleServer: async (input: Parameters<typeof bundleServer>[0]) => {
    const { bundleServer: bundle } = await import('./bundle/bundle-scripts.ts')
    return bundle(input)
  },
  bundleClient: async (input: BundlingPlace) => {
    const { bundleClient: bundle } = await import('./bundle/bundle-scripts.ts')
    return bundle(input)
  },
  writePages: async (input: Parameters<typeof writePages>[0]) => {
    const { writePages: write } = await import('./build/write-pages.ts')
    return write(input)
  },
}

/** The name of a task. */
export type TaskName = keyof typeof tasks
