import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedProject } from '../../support/generated-project.ts'
import { projectRoot } from '../../support/project.ts'

const options = {
  compilerOptions: {
    noEmit: true,
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    target: 'ES2023',
    types: [],
  },
}

/** What TypeScript says of a module beside the generated ones. */
async function compile(code: string): Promise<string> {
  const project = await generatedProject()
  const folder = join(project, 'types')
  for (const part of ['types.ts', 'paths.ts', 'site.ts', 'routes', 'structured-data']) {
    cpSync(join(project, 'generated', part), join(folder, part), { recursive: true })
  }
  writeFileSync(join(folder, 'page.ts'), code)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout
}

const link = (to: string) =>
  `import type { Link } from './types'\nexport const link: Link = { text: 'A', to: '${to}' }\n`

test('the generated modules compile, and a link to a page or a redirect does', async () => {
  expect(await compile(link('/service-areas/meriden'))).toBe('')
  expect(await compile(link('/services/repairs'))).toBe('')
})

test.each(['/service-areas/nowhere', '/service-areas/meriden/', '/Services', 'contact'])(
  'a link to %s does not compile',
  async (to) => {
    const output = await compile(link(to))
    expect(output).toMatch(/^page\.ts\(2,\d+\): error TS\d+: /)
    expect(output).toContain(`Type '"${to}"' is not assignable to type `)
  },
)
