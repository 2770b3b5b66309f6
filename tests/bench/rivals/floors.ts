import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rival } from './rival.ts'

const { version: react } = createRequire(import.meta.url)('react/package.json') as {
  version: string
}

/** The same pages from string templates: what writing the files costs. */
export const stringFloor = floor('strings', process.version)

/** The same pages by renderToString: what rendering them by React costs. */
export const reactFloor = floor('react', react)

function floor(name: 'strings' | 'react', version: string): Rival {
  const program = fileURLToPath(new URL(`${name}.mjs`, import.meta.url))
  return {
    name: `${name} floor`,
    version,
    prepare: (folder, content) => {
      const data = join(folder, 'data.json')
      const out = join(folder, 'out')
      writeFileSync(data, JSON.stringify(content))
      return {
        command: {
          args: [process.execPath, program, data, out],
          cwd: folder,
          env: { NODE_ENV: 'production' },
        },
        leftovers: [out],
        out,
      }
    },
  }
}
