import { Option } from 'commander'
import { exitCodes, failure, usageError } from '../lib/errors.ts'
import { areCommitted, commitPaths, reasonAgainstCommits } from '../load/git.ts'
import type { Listening } from '../serve/listen.ts'
import { createAnswerer } from './edit/answer.ts'
import { openSession, reportChanges, touchedFiles, type Session } from './edit/session.ts'
import type { CommandSpec, Flags } from '../command-line/command.ts'
import { log, type Context } from '../project/context.ts'
import { portOption, reportListening } from '../command-line/listening.ts'
import { serveSources } from '../project/serve-sources.ts'

export const editCommand: CommandSpec = {
  examples: ['roof-site edit', 'roof-site edit --commit'],
  options: (command) =>
    command
      .addOption(portOption(5173))
      .option('--commit', 'make one commit of the changes when it ends, with what `report` says')
      .addOption(new Option('--host <address>').hideHelp().argParser(refuseAddress))
      .addOption(new Option('--address <address>').hideHelp().argParser(refuseAddress)),
  run: (context, command) => runEdit(context, command.opts()),
}

function refuseAddress(value: string): never {
  const message = `\`edit\` changes files, so it answers this computer alone, at 127.0.0.1, and not at ${value}. To show the site to others, use \`dev\` or \`preview\` with --address.`
  throw usageError(message)
}

async function runEdit(context: Context, { port, commit }: Flags<'commit'> & { port: number }) {
  const options = { port, address: '127.0.0.1' }
  // Imported here, as only serving needs it.
  const { createEditGate } = await import('../serve/edit-gate.ts')
  if (commit && !areCommitted(context.roots.site, ['data', 'generated'])) {
    throw failure(
      '--commit is for a site whose data/ and generated/ are committed: its commit has to contain your changes from now on, and nothing else. Commit them first, or leave --commit out.',
    )
  }
  const against = commit ? reasonAgainstCommits(context.roots.site) : undefined
  if (against !== undefined) throw failure(`--commit could make no commit. ${against}`)
  const session = openSession(context)
  const gate = createEditGate(createAnswerer(session))
  const begun = (served: Listening) => {
    reportListening(context, options, served, gate.ticket)
    const advice =
      'Open this address, and click what you want to change. It lets in one browser, once: do not pass it on.'
    log(context, `${advice} Press Ctrl+C to stop.`)
  }
  await serveSources(context, options, begun, gate)
  if (commit) await commitChanges(context, session)
  return exitCodes.ok
}

async function commitChanges(context: Context, session: Session): Promise<void> {
  const root = context.roots.site
  const all = [...new Set([...touchedFiles(session), 'generated'])]
  if (areCommitted(root, all)) return log(context, 'Nothing was changed, so there is no commit.')
  const { report } = await reportChanges(session, noCommit)
  const against = commitPaths(root, all, report)
  if (against !== undefined) throw failure(`${against}\n${noCommit}`)
  log(context, 'The changes are committed.')
}

const noCommit = 'There is no commit; the changes are in the files. `git status` shows them.'
