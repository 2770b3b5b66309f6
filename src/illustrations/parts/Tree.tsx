import { useContext } from 'react'
import { InDrawingsFile } from '../sprite/drawings-file'

interface TreeProps {
  readonly x: number
  readonly y?: number
  readonly scale?: number
}

/** A street tree: trunk and limbs as one outline, tapered towards the tips, in a pale crown. */
export function Tree({ x, y = 0, scale = 1 }: TreeProps) {
  const isShared = useContext(InDrawingsFile)
  return (
    <g className="line-tree" transform={`translate(${x} ${y})scale(${scale})`}>
      {isShared ? <use href="#shade-tree" /> : <ShadeTree />}
    </g>
  )
}

/** The same tree with the origin at its foot. */
export const ShadeTree = () => (
  <>
    <ShadeCrown />
    <ShadeWood />
  </>
)

export const ShadeCrown = () => (
  <Crown outline="M-86-98q-14-34 14-52-4-36 34-40 20-28 54-12 38-6 46 28 28 18 14 50 2 30-28 32-18 20-46 8-28 14-52 0-30 8-36-14z" />
)

/** The trunk and its limbs, with twigs. */
export const ShadeWood = () => (
  <>
    <path
      className="paint-limbs"
      d="M-8 0q6-24 4-58-12-32-54-62 38 18 52 40-2-44-16-92 22 46 24 88 4-44 24-92-12 48-18 92 14-26 52-44-42 30-52 68-4 32 3 60z"
    />
    <path d="M-58-120l-16-8M-8-126l-16-8M-46-112l-6-18M20-156l-6-18M-15-150l6-18M13-129l6-18M47-118l6-18M60-128l16-8" />
  </>
)

interface CrownProps {
  readonly outline: string
  readonly className?: string
}

/** A pale crown, with denser parts on top. */
export const Crown = ({ outline, className = 'paint-crown' }: CrownProps) => (
  <>
    <path className={className} d={outline} />
    <path className={className} d={outline} transform="translate(-4-66)scale(.6)" />
  </>
)
