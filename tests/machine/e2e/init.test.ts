import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../support/project.ts'
import { enter, onTerminal, type Step } from './terminal.ts'

const typed = (shown: string, text = ''): Step => [shown, `${text}${enter}`]
const up = '\u001B[A'
const again = (wrong: string, right: string) => `${'\u007F'.repeat(wrong.length)}${right}`

const questions: readonly Step[] = [
  typed('Name of the firm', 'Finch & Daughters'),
  typed('roofing (new roofs and repairs)'),
  typed('State of the office', 'Ohoi'),
  typed('There is no state Ohoi. Did you mean Ohio?', again('Ohoi', 'OH')),
  typed('Town of the office', 'Daytn'),
  typed('Did you mean Dayton?', again('Daytn', 'Dayton')),
  typed('Street address'),
  typed('ZIP code of the office', '45402'),
  typed('Phone number that customers call', '937 555 0142'),
  typed('Email address that customers write to', 'office@finch.example.com'),
  typed('Address the site will have'),
  typed('Number of your registration or license'),
  typed('Towns you serve, with commas between'),
  typed('Your logo, for the header'),
  typed('A form by which people can write to you'),
]

const onLinux = test.skipIf(process.platform !== 'linux')

onLinux(
  'init asks for the firm, refuses what is wrong while it is typed, and asks last',
  async () => {
    const folder = temporaryFolder()
    const steps = [...questions, typed('Write the site into')]
    const { code, screen } = await onTerminal(folder, ['init', 'my-site'], steps)
    expect(code, screen).toBe(0)
    expect(screen).toContain('What to do next:')
    const data = (name: string): unknown =>
      parse(readFileSync(join(folder, `my-site/data/${name}.yaml`), 'utf8'))
    expect(data('business')).toMatchObject({ name: 'Finch & Daughters', phone: '+19375550142' })
    expect(JSON.stringify(data('counties'))).toContain('Kettering')
  },
)

onLinux('init asks a firm of another trade for its name and what it does', async () => {
  const folder = temporaryFolder()
  const [name = typed(''), , ...others] = questions
  const own = [
    ['other (something else: you name it)', `${up}${enter}`] as const,
    typed('What you call your trade, such as piano tuning', 'chimney sweeping'),
    typed('Kind of work 1, such as Tuning', 'Sweeping'),
    typed('Kind of work 2, such as Tuning', 'sweeping'),
    typed('is named twice.', again('sweeping', 'Caps, Crowns and TV')),
    typed('Kind of work 3, such as Tuning (leave empty to go on)'),
  ]
  const steps = [name, ...own, ...others, typed('Write the site into')]
  const { code, screen } = await onTerminal(folder, ['init', 'my-site'], steps)
  expect(code, screen).toBe(0)
  const services = readFileSync(join(folder, 'my-site/data/services.yaml'), 'utf8')
  expect(parse(services)).toMatchObject([{ name: 'Sweeping' }, { name: 'Caps, Crowns and TV' }])
})

onLinux('init that is answered with no, or cancelled, writes nothing', async () => {
  const folder = temporaryFolder()
  const no: Step = ['Write the site into', `n`]
  const refused = await onTerminal(folder, ['init', 'my-site'], [...questions, no])
  expect(refused.code, refused.screen).toBe(1)
  expect(refused.screen).toContain('Nothing was written.')
  const cancelled = await onTerminal(folder, ['init', 'my-site'], [['Name of the firm', '\u0003']])
  expect(cancelled.code, cancelled.screen).toBe(1)
  expect(existsSync(join(folder, 'my-site'))).toBe(false)
})
