import { request } from 'node:http'

export interface Question {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Buffer
}

/** One request on a connection of its own, the path as it is given. */
export function ask(
  port: number,
  { path, method = 'GET', headers = {} }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const sent = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: joinValues(response.headers),
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

function joinValues(headers: NodeJS.Dict<string | string[]>): Answer['headers'] {
  const entries = Object.entries(headers).map(([name, value]) => [name, value?.toString()])
  return Object.fromEntries(entries)
}
