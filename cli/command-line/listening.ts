import { Option, type Command } from 'commander'
import { usageError } from '../lib/errors.ts'
import type { Listening, ListenOptions } from '../serve/listen.ts'
import { log, type Context } from '../project/context.ts'

export const portOption = (port: number): Option =>
  new Option('--port <n>', 'the port to listen on, or the next free one')
    .env('PORT')
    .default(port)
    // A variable that is set to nothing says nothing.
    .argParser((value: string) => (value === '' ? port : toPort(value)))

export const addListenOptions = (command: Command, port: number): Command =>
  command
    .addOption(portOption(port))
    .option('--address <address>', 'the address to listen on', '127.0.0.1')
    .addOption(new Option('--host <address>').hideHelp().argParser(refuseHost))

/** The number of a port; ends the command where it is none. */
export function toPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw usageError(`The port ${value} is not a number from 0 to 65535.`)
}

function refuseHost(value: string): never {
  const message = `--host names a host for \`build\`. The address to listen on is --address ${value}.`
  throw usageError(message)
}

/** Says where a server listens, and why it is not where it was asked to. */
export function reportListening(
  context: Context,
  { port }: ListenOptions,
  served: Listening,
  ticket = '',
): void {
  if (port !== 0 && port !== served.port) {
    log(context, `Port ${port} is taken by another program; ${served.port} is used instead.`)
  }
  context.io.stdout(`${served.url}/${ticket}\n`)
}
