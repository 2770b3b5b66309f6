import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedProject } from '../../support/fixtures.ts'
import { runProgram } from '../../support/processes.ts'
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

/** What TypeScript says of links, each in a module of its own beside the generated ones. */
async function compile(links: readonly string[]): Promise<string[]> {
  const project = await generatedProject()
  const folder = join(project, 'types')
  for (const part of ['types.ts', 'paths.ts', 'site.ts', 'routes', 'structured-data']) {
    cpSync(join(project, 'generated', part), join(folder, part), { recursive: true })
  }
  links.forEach((to, index) => {
    const code = `import type { Link } from './types'\nexport const link: Link = { text: 'A', to: '${to}' }\n`
    writeFileSync(join(folder, `page${index}.ts`), code)
  })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const { stdout } = runProgram(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
  })
  return stdout.split(/^(?=\S)/m).filter(Boolean)
}

test('the generated modules compile, and of links those to a page or a redirect', async () => {
  const sound = ['/service-areas/meriden', '/services/repairs']
  const wrong = ['/service-areas/nowhere', '/service-areas/meriden/', '/Services', 'contact']
  const errors = await compile([...sound, ...wrong])
  expect(errors).toHaveLength(wrong.length)
  for (const [index, to] of wrong.entries()) {
    expect(errors[index]).toMatch(
      new RegExp(`^page${sound.length + index}\\.ts\\(2,\\d+\\): error TS\\d+: `),
    )
    expect(errors[index]).toContain(`Type '"${to}"' is not assignable to type `)
  }
})
