import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { dataProject, fixture } from '../../support/fixtures.ts'
import { distOf } from '../e2e/built-project.ts'
import { errorsUnder } from '../../support/reports.ts'
import { runCli } from '../../support/run-cli.ts'
import { withoutPlaceholders } from './production-data.ts'

const ready = { 'data/business.yaml': withoutPlaceholders(fixture('business')) }

/** Hamden says what Guilford does, as if somebody had copied the entry. */
function clonedTown(): string {
  const cities = parse(fixture('cities')) as { cityName: string; lead: string }[]
  const own = cities.find(({ cityName }) => cityName === 'Guilford')
  const copied = JSON.stringify(own).replaceAll('Guilford', 'Hamden')
  const { lead, description, localChallenges, places } = JSON.parse(copied)
  const said = { lead, description, localChallenges, places }
  return stringify(cities.map((city) => (city.cityName === 'Hamden' ? { ...city, ...said } : city)))
}

test('a build for production is refused what audit calls an error, and publishes it when it is told to', async () => {
  const project = dataProject({ ...ready, 'data/cities.yaml': clonedTown() })
  const args = ['build', '--production', '--host', 'nginx']
  const refused = await runCli(project, args)
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('doorway/own-text')
  expect(refused.stderr).toMatch(
    /npx roof-site audit` finds \d+ errors?\. With --no-audit a build does not ask\.\n$/,
  )

  const audit = await runCli(project, ['audit', '--json'])
  const errorsOf = (output: string) =>
    (
      JSON.parse(output) as { findings: { severity: string; rule: string; line: number }[] }
    ).findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, line }) => `${rule} ${line}`)
  const { stdout } = await runCli(project, [...args, '--json'])
  expect(errorsUnder('findings', stdout)).toBeNull()
  expect(errorsOf(stdout)).toEqual(errorsOf(audit.stdout))

  const built = distOf(project)
  expect(await runCli(project, [...args, '--no-audit'])).toMatchObject({ code: 0 })
  expect(distOf(project)).toEqual(built)
  expect(await runCli(project, ['build', '--host', 'nginx'])).toMatchObject({ code: 0 })
})

test('one without such an error is published', async () => {
  expect(await runCli(dataProject(ready), ['build', '--production'])).toMatchObject({ code: 0 })
})
