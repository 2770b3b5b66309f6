import type { JSX } from 'react'
import type { TreeKind } from '#generated/types'

/** A tree bare of leaves, in the shape of its crown. */
function Bare() {
  return (
    <>
      <path
        fill="#7fa08f"
        fillOpacity=".3"
        stroke="none"
        d="M-76-124a76 82 0 1 1 152 0a76 82 0 1 1-152 0M-36-112a54 62 0 1 1 108 0a54 62 0 1 1-108 0"
      />
      <path strokeWidth="4.5" d="M0 0q2-40 0-84" />
      <path
        strokeWidth="2.2"
        d="M0-62q-10-34-42-58M0-56q14-32 46-50M0-80q-4-40-14-76M0-78q8-42 26-72"
      />
      <path d="M-62-128l20 8-8-26M-30-138l-3 25M66-110l-20 4 12-26M38-128l-4 28M-26-182l12 26 6-30M32-178l-6 28 20-22M5-153l4 40" />
    </>
  )
}

/** An elm: a vase of limbs under a crown that spreads like a fountain. */
function Elm() {
  return (
    <>
      <path
        fill="#7fa08f"
        fillOpacity=".3"
        stroke="none"
        d="M-104-150q-22-60 42-88 20-34 66-24 50-14 74 26 46 22 26 84-6 34-32 22-16 22-40 8-30 14-58 0-26 12-46-6-26 6-32-22z"
      />
      <path strokeWidth="5" d="M0 0q1-40-2-72M-2-66q-6-50-38-96M-1-70q12-50 44-92" />
      <path
        strokeWidth="2.2"
        d="M-1-72q0-70 6-146M-24-128q-26-30-54-36M-34-150q-8-40-2-64M26-132q30-24 56-26M36-152q10-34 4-66"
      />
      <path d="M-78-164l-18-22m18 22l-20 4M82-158l16-22m-16 22l18 8M-36-214l-14-18m14 18l8-24M40-218l14-16m-14 16l-8-22M5-218l-10-22m10 22l12-20" />
    </>
  )
}

/** An oak: a stout trunk, low heavy limbs, a broad crown. */
function Oak() {
  return (
    <>
      <path
        fill="#7fa08f"
        fillOpacity=".3"
        stroke="none"
        d="M-112-92q-20-36 14-54-2-40 40-44 22-34 62-18 40-14 58 22 42 6 40 46 30 26 8 54-18 22-42 8-30 20-58 4-34 18-62 0-38 10-60-18z"
      />
      <path strokeWidth="8" d="M0 0q-3-30 0-62" />
      <path
        strokeWidth="4"
        d="M-1-52q-18-26-62-34M0-56q20-28 60-36M0-60q-6-40-22-74M0-60q10-36 28-80"
      />
      <path d="M-62-86l-28-16m28 16l-18 8M-40-76l-18-40M60-92l30-14m-30 14l22 12M40-80l16-40M-22-134l-20-26m20 26l4-34M28-140l22-24m-22 24l-2-34" />
    </>
  )
}

/** A maple: an egg of leaves, in the colour of October. */
function Maple() {
  return (
    <>
      <path
        fill="#d9a066"
        fillOpacity=".45"
        stroke="none"
        d="M0-238q44 16 58 62 26 40 12 82-14 40-70 40t-70-40q-14-42 12-82 14-46 58-62z"
      />
      <path strokeWidth="5" d="M0 0v-90" />
      <path strokeWidth="2.2" d="M0-60l-36-48M0-70l36-52M0-84l-14-80M0-84l18-90" />
      <path d="M-36-108l-16-8m16 8l-4-26M36-122l18-6m-18 6l4-28M-14-164l-16-20M18-174l12-24" />
    </>
  )
}

/** A fir: tiers of dark boughs to a point. */
function Fir() {
  return (
    <>
      <path strokeWidth="5" d="M0 0v-40" />
      <path
        className="line-medium"
        fill="var(--fir)"
        d="M0-256l24 56-12-3 24 52-14-4 30 58-18-4 26 62q-60 14-120 0l26-62-18 4 30-58-14 4 24-52-12 3z"
      />
      <path
        className="paint-shadow"
        d="M0-256l24 56-12-3 24 52-14-4 30 58-18-4 26 62q-26 7-60 7z"
      />
    </>
  )
}

/** The trees by kind; their origin is the foot of the trunk. */
export const trees: Readonly<Record<TreeKind, () => JSX.Element>> = {
  bare: Bare,
  elm: Elm,
  oak: Oak,
  maple: Maple,
  fir: Fir,
}
