import { resolve } from 'node:path'
import { dataError } from '../../lib/errors.ts'
import { readBytes, readPicture } from '../../load/public-files.ts'
import { cleanSvg, copyPicture } from '../../pictures/photo-copies.ts'
import type { Answers } from '../shared/question.ts'

/** The logo as business.yaml names it, and its file without what a program wrote into it. */
export async function takeInLogo(cwd: string, { logo: file, name = '' }: Answers) {
  if (typeof file !== 'string') return undefined
  const bytes = readBytes(resolve(cwd, file))
  const { type } = readPicture(bytes) ?? {}
  if (type === undefined) throw dataError(`${file} is no picture with a size. Nothing was written.`)
  const content =
    type === 'svg'
      ? Buffer.from(cleanSvg(bytes.toString('utf8')))
      : await copyPicture(file, bytes, { ending: type })
  const { width, height } = readPicture(content) ?? {}
  const src = `/logo.${type}`
  return {
    picture: { src, width, height, alt: String(name) },
    files: [{ path: `data/public${src}`, content }],
  }
}
