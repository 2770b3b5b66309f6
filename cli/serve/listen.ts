import { createServer, type RequestListener, type Server } from 'node:http'
import { CommandError, exitCodes } from '../lib/errors.ts'

export interface ListenOptions {
  readonly port: number
  readonly host: string
}

export function listen(
  handler: RequestListener,
  { port, host }: ListenOptions,
): Promise<{ server: Server; url: string }> {
  const server = createServer(handler)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(toCommandError(error, port, host)),
    )
    server.listen(port, host, () => resolve({ server, url: toUrl(server, host) }))
  })
}

function toUrl(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function toCommandError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    const message = `Port ${port} is taken by another program. Stop it, or choose another port with --port ${port + 1} (npm start: PORT=${port + 1} npm start).`
    return new CommandError(exitCodes.failed, message)
  }
  if (error.code === 'EACCES') {
    const message = `Port ${port} needs more rights; choose one above 1023.`
    return new CommandError(exitCodes.failed, message)
  }
  return new CommandError(exitCodes.failed, `Cannot listen on ${host}:${port}: ${error.message}`)
}

/** Ends with the server: on an interrupt it closes, and open connections with it. */
export function untilClosed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', resolve)
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    process.once('SIGINT', close)
    process.once('SIGTERM', close)
  })
}
