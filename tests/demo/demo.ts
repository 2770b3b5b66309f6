import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../support/project.ts'
import { layProofOver } from '../support/proof.ts'

/** A copy of the project with the example's jobs, reviews and people. Returns its folder. */
export function makeDemo(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-demo-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['data', 'generated']) {
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
  }
  layProofOver(folder)
  sayThatItIsMadeUp(join(folder, 'data/business.yaml'))
  return folder
}

/** The name of the firm stands on every page. */
function sayThatItIsMadeUp(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^name: (.*)$/m, 'name: $1 (made-up example)'))
}
