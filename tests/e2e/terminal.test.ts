import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedProject } from '../support/generated-project.ts'
import { enter, onTerminal, type Step } from '../support/terminal.ts'

const description = Array.from({ length: 12 }, () => 'Roofs here meet salt and wind.').join(' ')

const questions: readonly Step[] = [
  ['Name of the city', `Old Saybrok${enter}`],
  ['Did you mean Old Saybrook?', enter],
  ['County of Old Saybrook', enter],
  ['What is true of roofs in Old Saybrook?', description + enter],
  ['Local challenge 1', `Salt spray.${enter}`],
  ['Local challenge 2', `Wind at the river mouth.${enter}`],
  ['Local challenge 3', `Cottages with low slopes.${enter}`],
  ['Local challenge 4', enter],
  ['Towns near Old Saybrook', enter],
  ['The drawing for Old Saybrook', enter],
]

const citiesOf = (folder: string) => readFileSync(join(folder, 'data/cities.yaml'), 'utf8')

test.skipIf(process.platform !== 'linux')(
  'add-city asks on a terminal for what is missing, and proposes what it knows',
  async () => {
    const folder = await generatedProject()
    const { code, screen } = await onTerminal(folder, ['add-city'], questions)
    expect(code, screen).toBe(0)
    expect(citiesOf(folder)).toContain(`- cityName: Old Saybrook
  county: Middlesex County
`)
    expect(citiesOf(folder)).toContain('nearbyAreas: [Westbrook, Essex, Old Lyme, ')
  },
)

test.skipIf(process.platform !== 'linux')(
  'answers that are refused at the end are given back as an entry',
  async () => {
    const folder = await generatedProject()
    const before = citiesOf(folder)
    const args = ['add-city', '--house', 'teapot']
    const { code, screen } = await onTerminal(folder, args, questions)
    expect(code, screen).toBe(1)
    expect(screen).toContain('Your answers, to be mended in a file for roof-site add-city --from')
    expect(screen).toContain('- cityName: Old Saybrook\n  county: Middlesex County\n')
    expect(screen).toContain('    - Wind at the river mouth.\n')
    expect(citiesOf(folder)).toBe(before)
  },
)
