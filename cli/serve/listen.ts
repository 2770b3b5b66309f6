import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { failure } from '../lib/errors.ts'

export interface ListenOptions {
  readonly port: number
  readonly address: string
}

export interface Listening {
  readonly server: Server
  readonly url: string
  readonly port: number
  readonly close: () => void
}

const attempts = 20

/** Listens on the port, or on the next free one; port 0 means any free port. */
export async function listen(
  handler: RequestListener,
  { port, address }: ListenOptions,
): Promise<Listening> {
  const last = Math.min(port + attempts - 1, 65_535)
  for (let next = port; next <= last; next += 1) {
    const server = await listenOn(createServer(handler), next, address)
    if (server) return { server, ...servedAt(server, address), close: createClose(server) }
  }
  const message = `Ports ${port} to ${last} are taken by other programs. Choose another one with --port.`
  throw failure(message)
}

/** `undefined` when the port is in use. */
function listenOn(server: Server, port: number, address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(refusal(error, port, address))
    })
    server.listen(port, address, () => resolve(server))
  })
}

function servedAt(server: Server, address: string): Pick<Listening, 'url' | 'port'> {
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { port, url: `http://${address.includes(':') ? `[${address}]` : address}:${port}` }
}

function refusal({ code, message }: NodeJS.ErrnoException, port: number, address: string): Error {
  return failure(
    code === 'EACCES'
      ? `Port ${port} needs more rights; choose one above 1023.`
      : `Cannot listen on ${address}:${port}: ${message}`,
  )
}

function createClose(server: Server): () => void {
  const sockets = new Set<Socket>()
  // `closeAllConnections` does not close upgraded connections (WebSockets).
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
}

/** Resolves when the server has closed; an interrupt closes it. */
export function untilClosed({ server, close }: Listening): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', resolve)
    process.once('SIGINT', close)
    process.once('SIGTERM', close)
  })
}
