import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** The names of this computer in its own network: `studio`, `studio.local`, and that at which it was asked to listen. */
export function ownNames(address: string): string[] {
  const name = hostname().toLowerCase()
  const [short = name] = name.split('.')
  return [
    ...new Set([name, short, `${short}.local`, ...(isIP(address) ? [] : [address.toLowerCase()])]),
  ]
}

/**
 * Whether a `Host` header names this computer, in numbers or by one of these names. Any page of the web can
 * have another name lead here, and read the answers (DNS rebinding).
 */
export function isOwnHost(host: string | undefined, names: readonly string[]): boolean {
  if (host === undefined) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname: asked } = new URL(`http://${host}`)
  const isNumber = isIP(asked.replaceAll(/[[\]]/g, '')) > 0
  return isNumber || /(^|\.)localhost$/.test(asked) || names.includes(asked)
}

/** Answers instead of a page. */
export const wrongNameText = (host: string, names: readonly string[]) =>
  `This server does not answer to the name ${host}: a page of the web could have it lead here.\nIt answers to the numbers of this computer's addresses, to localhost and to ${names.join(', ')}.\n`
