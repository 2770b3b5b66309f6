// npm run bench -- [COUNT…]: how long `roof-site validate` takes on so many cities.
// Prints a table; it tests nothing. The cities are those of the frozen data under other names.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [25, 1000, 10_000]
const runs = 3
const folder = mkdtempSync(join(tmpdir(), 'roof-site-bench-'))

try {
  cpSync(join(projectRoot, 'tests/fixtures/data'), join(folder, 'data'), { recursive: true })
  const file = join(folder, 'data/cities.yaml')
  const [head = '', ...entries] = readFileSync(file, 'utf8').split(/^(?=- cityName)/m)
  console.log(
    `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, best of ${runs}`,
  )
  console.log('| cities | MB | seconds | exit code |')
  console.log('| --- | --- | --- | --- |')
  for (const count of counts) {
    const text = head + citiesFrom(entries, count)
    writeFileSync(file, text)
    const { seconds, status } = measure()
    const megabytes = (Buffer.byteLength(text) / 1e6).toFixed(2)
    console.log(`| ${count} | ${megabytes} | ${seconds.toFixed(2)} | ${status} |`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The first entries as they are, then the same with names, titles and descriptions of their own. */
function citiesFrom(entries, count) {
  const names = Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] ?? ''
    if (index < entries.length) return entry
    const word = lettersOf(index)
    return entry
      .replace(/^- cityName: (.*)$/m, `- cityName: $1 ${word}`)
      .replace(/^( {2}pageTitle: )(.*)$/m, `$1${word} $2`)
      .replace(/^( {2}metaDescription: )(>-\n +)?/m, `$1$2${word} `)
  })
  return names.map((entry) => `${entry.trimEnd()}\n\n`).join('')
}

/** A word of its own for each number. */
function lettersOf(number) {
  const letter = String.fromCharCode(97 + (number % 26))
  return number < 26 ? `Q${letter}` : `${lettersOf(Math.floor(number / 26))}${letter}`
}

function measure() {
  const results = Array.from({ length: runs }, () => {
    const start = performance.now()
    const { status } = spawnSync(
      process.execPath,
      [join(projectRoot, 'cli/bin/roof-site.mjs'), 'validate', '--cwd', folder, '--quiet'],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return { seconds: (performance.now() - start) / 1000, status }
  })
  return results.reduce((best, next) => (next.seconds < best.seconds ? next : best))
}
