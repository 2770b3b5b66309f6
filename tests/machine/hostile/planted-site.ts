import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plant, type HostileGround, type TextPlace } from './hostile-data.ts'
import { pictures } from '../../unit/faults/picture-files.ts'
import { proofPublic } from '../../support/fixtures.ts'
import { runMeanwhile } from '../../support/processes.ts'
import { fixtureData, projectRoot } from '../../support/project.ts'

/** Builds a site with a text in every place that takes it; gives its folder. */
export async function buildPlantedSite(
  ground: HostileGround,
  textAt: (place: TextPlace) => string,
): Promise<string> {
  const { files, accepted } = plant(ground, textAt)
  if (accepted.length < 300) throw new Error(`Only ${accepted.length} places took the text.`)
  const folder = mkdtempSync(join(tmpdir(), 'roof-site-planted-'))
  cpSync(fixtureData, join(folder, 'data'), { recursive: true })
  cpSync(proofPublic, join(folder, 'data/public'), { recursive: true })
  writeFileSync(join(folder, 'data/public/eagle.png'), pictures['png']?.(40, 30) ?? '')
  for (const { path, text } of files) writeFileSync(join(folder, path), text)
  const bin = join(projectRoot, 'cli/bin/roof-site.mjs')
  const { status, stderr } = await runMeanwhile('node', [bin, 'build', '--cwd', folder])
  if (status !== 0) throw new Error(stderr)
  return folder
}
