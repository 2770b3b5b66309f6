import type { ComponentType } from 'react'
import type { TreeKind } from '#generated/types'
import { Crown, ShadeCrown, ShadeWood } from '../parts/Tree'

/** An elm: a vase of limbs under a crown that spreads like a fountain. */
function Elm() {
  return (
    <>
      <Crown outline="M-104-150q-22-60 42-88 20-34 66-24 50-14 74 26 46 22 26 84-6 34-32 22-16 22-40 8-30 14-58 0-26 12-46-6-26 6-32-22z" />
      <path
        className="paint-limbs"
        d="M-8 0q5-26 4-64-4-52-34-92-16-20-46-30 32 4 52 26-6-30-4-64 4 34 12 62 20 40 25 84 0-70 4-152 4 80 3 150 5-46 25-80 6-30 4-66 6 34 4 66 20-24 48-26-28 10-44 34-26 40-34 88-2 38 2 64z"
      />
      <path d="M-85-186l-16-8M-36-200l-16-8M-18-116l-16-8M-68-180l-6-18M-37-224l-6-18M4-204l-6-18M37-186l-6-18M-34-186l6-18M4-230l6-18M4-184l6-18M36-226l6-18M72-181l6-18M37-200l16-8M88-186l16-8M23-118l16-8" />
    </>
  )
}

/** An oak: a stout trunk, low heavy limbs, a broad crown. */
function Oak() {
  return (
    <>
      <Crown outline="M-112-92q-20-36 14-54-2-40 40-44 22-34 62-18 40-14 58 22 42 6 40 46 30 26 8 54-18 22-42 8-30 20-58 4-34 18-62 0-38 10-60-18z" />
      <path
        className="paint-limbs"
        d="M-12 0q8-22 5-52-18-26-54-34-18-4-34-16 20 6 38 8 32 6 48 26-8-38-20-66-8-18-8-34 6 18 14 32 16 28 22 62 2-34 16-64 10-18 24-32-10 16-16 34-12 30-15 64 20-22 50-28 20-4 34-14-14 14-32 20-36 10-51 42-5 28 3 52z"
      />
      <path d="M-95-102l-16-8M-58-90l-16-8M-33-150l-16-8M-14-102l-16-8M-76-96l-6-18M-40-88l-6-18M-37-168l-6-18M28-150l-6-18M-24-130l6-18M39-170l6-18M76-106l6-18M36-92l6-18M18-132l16-8M92-114l16-8M60-97l16-8" />
    </>
  )
}

interface WoodProps {
  /** Whether an earlier tree of the street has defined this wood. */
  readonly isShown: boolean
}

/** The wood of a shade tree, shared by two kinds. */
const Wood = ({ isShown }: WoodProps) =>
  isShown ? (
    <use href="#tree-wood" />
  ) : (
    <g id="tree-wood">
      <ShadeWood />
    </g>
  )

const Bare = (wood: WoodProps) => (
  <>
    <ShadeCrown />
    <Wood {...wood} />
  </>
)

/** A maple: a crown as high as it is wide, in the color of October. */
function Maple(wood: WoodProps) {
  return (
    <>
      <Crown
        className="paint-october"
        outline="M-74-84q-22-28 0-54-8-34 24-48 4-38 46-46 44 4 52 42 34 12 26 48 26 26 2 56-4 26-36 18-20 18-44 4-30 14-44-4-24 4-26-16z"
      />
      <Wood {...wood} />
    </>
  )
}

/** A fir: tiers of boughs to a point, the side away from the light darker. */
function Fir() {
  return (
    <>
      <path className="paint-limbs" d="M-6 0q4-18 3-38h6q-1 20 4 38z" />
      <path
        className="paint-fir"
        d="M0-256q6 32 24 54-8 0-13-3 8 34 28 54-10 0-18-4 10 34 32 56-12 2-22-3 8 30 30 56-60 14-122 0 22-26 30-56-10 5-22 3 22-22 32-56-8 4-18 4 20-20 28-54-5 3-13 3 18-22 24-54z"
      />
      <path
        className="paint-shadow"
        d="M0-256q6 32 24 54-8 0-13-3 8 34 28 54-10 0-18-4 10 34 32 56-12 2-22-3 8 30 30 56-26 6-58 7z"
      />
      <path d="M0-224v180M0-196l-13 16m13-4l14 18m-14 12l-22 18m22-2l24 20m-24 10l-30 20m30-4l32 24" />
    </>
  )
}

/** The trees by kind; their origin is the foot of the trunk. */
export const trees: Readonly<Record<TreeKind, ComponentType<WoodProps>>> = {
  bare: Bare,
  elm: Elm,
  oak: Oak,
  maple: Maple,
  fir: Fir,
}

/** The id of a kind of tree in the street. */
export const treeId = (kind: TreeKind) => `town-${kind}`

export const isShade = (kind: TreeKind) => kind === 'bare' || kind === 'maple'
