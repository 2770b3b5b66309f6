import { resolve } from 'node:path'
import type { AuditFinding } from '../audit/audit.ts'
import { compareWith, countFindings, formatBaseline, parseBaseline } from '../audit/baseline.ts'
import { CommandError, exitCodes } from '../lib/errors.ts'
import { plural } from '../lib/plural.ts'
import { readTextIfThere } from '../load/load-data.ts'
import { writeFileAtomic } from '../write/file-system.ts'
import { log, type Context } from './shared/context.ts'

interface BaselineOptions {
  readonly baseline?: string
  readonly updateBaseline?: boolean
}

/** The findings as the baseline has them; it is written anew where that is asked for and none grew. */
export function holdAgainst(
  context: Context,
  { baseline: name, updateBaseline = false }: BaselineOptions,
  findings: readonly AuditFinding[],
): readonly AuditFinding[] {
  if (name === undefined) return findings
  const file = resolve(context.io.cwd, name)
  const text = readTextIfThere(file)
  if (text === undefined && !updateBaseline) {
    const message = `${file} is not there. --update-baseline writes it.`
    throw new CommandError(exitCodes.failed, message)
  }
  const now = countFindings(findings)
  const recorded = text === undefined ? now : parseBaseline(text)
  if (!recorded) {
    const message = `${file} is no baseline that \`roof-site audit\` wrote. Restore it, or delete it and write it anew with --update-baseline.`
    throw new CommandError(exitCodes.failed, message)
  }
  const { findings: judged, grown, fallen } = compareWith(recorded, findings)
  if (grown.length > 0) {
    const ending = updateBaseline ? ` ${name} was not written: its counts may only go down.` : ''
    log(context, `More is found than ${name} counts: ${describe(grown)}.${ending}`)
  } else if (updateBaseline) {
    writeFileAtomic(file, formatBaseline(now))
    log(context, `${name} counts what is found now.`)
  } else if (fallen.length > 0) {
    const advice = 'Write it anew with --update-baseline, so that it stays so'
    log(context, `Less is found than ${name} counts: ${describe(fallen)}. ${advice}.`)
  }
  return judged
}

const mostNamed = 5

function describe(differences: ReturnType<typeof compareWith>['grown']): string {
  const named = differences.slice(0, mostNamed).map(({ rule, page, recorded, now }) => {
    return `${rule} on ${page === '*' ? 'several pages' : page} ${now} instead of ${recorded}`
  })
  const left = differences.length - mostNamed
  return [...named, ...(left > 0 ? [`${plural(left, 'other')}`] : [])].join(', ')
}
