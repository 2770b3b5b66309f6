import type { ReactNode } from 'react'
import { keepNames } from './keep-names'

/** A text whose phone numbers and names of towns stay in one line each. */
export function Sentence({ text }: { readonly text: string }): ReactNode {
  const { 0: number, index = 0 } = phoneNumber.exec(text) ?? {}
  if (number === undefined) return keepNames(text)
  return (
    <>
      {keepNames(text.slice(0, index))}
      <span className="whitespace-nowrap">{number}</span>
      <Sentence text={text.slice(index + number.length)} />
    </>
  )
}

/** As the site writes them; between two digits may be marks that nobody sees. */
const phoneNumber = /(?:\d\p{M}*){3}-(?:\d\p{M}*){3}-(?:\d\p{M}*){3}\d/u
