import type { ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import send from 'send'
import { encodePath } from './read-address.ts'

/** Sends a file of a folder, or the part of it that is asked for; the status that is to be told instead. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path }: { readonly folder: string; readonly path: string },
): Promise<'sent' | 404 | 412 | 416> {
  return new Promise((resolve, reject) => {
    const options = { root: folder, index: false, dotfiles: 'allow', cacheControl: false } as const
    onClose(request, () => resolve('sent'))
    send(request, encodePath(path), options)
      .on('stream', (file: ReadStream) => {
        // A request that waits behind another has no socket yet whose end would close the file.
        onClose(request, () => file.destroy())
        const promised = Number(response.getHeader('Content-Length'))
        // `send` reads one byte of an empty file, which may have one by then.
        if (promised === 0) {
          file.destroy()
          response.end()
        }
        // Of a file that became shorter meanwhile, the next answer would count as the rest.
        file.once('end', () => file.bytesRead < promised && response.destroy())
      })
      .on('directory', () => resolve(404))
      .on('error', (error: Error & { readonly status: number }) => {
        const { status } = error
        if (status === 404 || status === 412 || status === 416) resolve(status)
        else reject(error)
      })
      .pipe(response)
  })
}

function onClose(request: IncomingMessage, work: () => void): void {
  if (request.destroyed) work()
  else request.once('close', work)
}
