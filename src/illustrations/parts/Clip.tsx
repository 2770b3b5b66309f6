import type { ReactNode } from 'react'

interface ClipProps {
  /** The id of the outline; no other on the page has it. */
  readonly name: string
  /** Path data of the outline within which the content shows. */
  readonly outline: string
  readonly children: ReactNode
}

/** Shows its content only within an outline. */
export function Clip({ name, outline, children }: ClipProps) {
  return (
    <>
      <clipPath id={name}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${name})`}>{children}</g>
    </>
  )
}
