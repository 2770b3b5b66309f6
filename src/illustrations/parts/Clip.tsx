import type { ReactNode } from 'react'
import { useId } from 'react'

interface ClipProps {
  /** Path data of the outline within which the content shows. */
  readonly outline: string
  readonly children: ReactNode
}

/** Shows its content only within an outline. */
export function Clip({ outline, children }: ClipProps) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  )
}
