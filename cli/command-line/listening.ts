import { Option, type Command } from 'commander'
import { usageError } from '../lib/errors.ts'
import type { Listening, ListenOptions } from '../serve/listen.ts'
import { log, type Context } from '../project/context.ts'

export const portOption = (port: number): Option =>
  new Option('--port <n>', 'the port to listen on, or the next free one')
    .env('PORT')
    .default(port)
    // An empty variable counts as unset.
    .argParser((value: string) => (value === '' ? port : toPort(value)))

export const addListenOptions = (command: Command, port: number): Command =>
  command
    .addOption(portOption(port))
    .option('--address <address>', 'the address to listen on', '127.0.0.1')
    .addOption(new Option('--host <address>').hideHelp().argParser(refuseHost))

/** Parses a port number; throws when it is not one. */
export function toPort(value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw usageError(`The port ${value} is not a number from 0 to 65535.`)
}

function refuseHost(value: string): never {
  const message = `--host names a host for \`build\`. The address to listen on is --address ${value}.`
  throw usageError(message)
}

/** Prints the address of a server, and why it is not the requested one. */
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
