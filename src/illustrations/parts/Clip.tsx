import type { ReactNode } from 'react'

interface ClipProps {
  /** The id of the outline, unique on the page. */
  readonly name: string
  /** Path data of the clipping outline. */
  readonly outline: string
  readonly children: ReactNode
}

/** Clips its content to an outline. */
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
