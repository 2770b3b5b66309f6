import type { Listening, ListenOptions } from '../../serve/listen.ts'
import { log, type Context } from './context.ts'

/** Says where a server listens, and why it is not where it was asked to. */
export function announce(context: Context, { port }: ListenOptions, served: Listening): void {
  if (port !== 0 && port !== served.port) {
    log(context, `Port ${port} is taken by another program; ${served.port} is used instead.`)
  }
  context.io.stdout(`${served.url}/\n`)
}
