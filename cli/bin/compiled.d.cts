import type { Script } from 'node:vm'

/** The text of a script, and its code where that is known. */
export interface Compiled {
  readonly source: Buffer
  readonly code?: Buffer
}

export function readCompiled(file: string): Compiled
export function toScript(file: string, compiled: Compiled): Script
export function keepCode(file: string, source: Buffer, script: Script): void
