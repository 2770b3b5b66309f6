import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { connect } from 'node:net'

export interface Reply {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly bytes: Buffer
}

interface Asked extends RequestOptions {
  readonly body?: string | Buffer
}

/** Asks a server on this machine, with the path as it is given. */
export function ask(port: number, path: string, { body, ...options }: Asked = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status, headers } = response
        const bytes = Buffer.concat(chunks)
        resolve({ status, headers, body: bytes.toString(), bytes })
      })
    })
    asked.once('error', reject).end(body)
  })
}

/** Sends bytes as they are; the first that comes back, or nothing where the server just closes. */
export function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (answer: string) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('error', () => done(''))
    socket.once('close', () => done(''))
    socket.once('data', (chunk) => done(chunk.toString('latin1')))
    socket.write(bytes, 'latin1')
  })
}
