import { Clip } from '../parts/Clip'
import { Courses } from '../parts/Courses'
import { Joints } from '../parts/Joints'
import type { Box, Point } from '../parts/path'
import { boxes, rectangle, stamp } from '../parts/path'

/** A roof in layers from left to right: old shingles, bare boards, ice shield, underlayment, new shingles. */
export function RoofReplacement() {
  return (
    <>
      <g className="palette-cedar">
        <path className="paint-wall" d={boxes([-200, -30, 900, 80])} />
        <Courses box={[-200, -30, 900, 80]} step={10} />
      </g>
      <path className="paint-shadow" d={boxes([-200, -30, 900, 16])} />
      <path className="paint-wood" d={boxes([-200, -250, 500, 220])} />
      <Courses className="line-soft" box={[-200, -250, 500, 220]} step={22} />
      <path
        className="line-soft"
        d="M-52-250v220M-48-250v220M38-250v220M42-250v220M128-250v220M132-250v220"
        strokeDasharray="2 20"
      />
      <path
        className="line-soft"
        d="M-90-250v22m130 22v22m-70 22v22m150-110v22m-190 66v22m120 0v22"
      />
      <OldShingles />
      <path className="paint-ice-shield line-medium" d="M96-30v-58h264v58z" />
      <path className="paint-underlayment line-medium" d="M136-72v-62h20v-60h18v-56h224v178z" />
      <path strokeOpacity=".4" strokeDasharray="9 6" d="M136-134h120M156-194h120M136-80h130" />
      <Shingles />
      <path className="paint-cap line-medium" d={boxes([192, -257, 600, 12])} />
      <path className="line-soft" d="M232-251h560" strokeWidth="12" strokeDasharray="1 35" />
      <path className="paint-copper line-medium" d={boxes([-200, -33, 900, 7])} />
    </>
  )
}

const field: Box = [184, -246, 500, 216]
const pale: readonly Point[] = [
  [328, -228],
  [418, -210],
  [274, -174],
  [508, -156],
  [346, -138],
  [418, -102],
  [256, -84],
  [328, -48],
]
const dark: readonly Point[] = [
  [256, -228],
  [364, -192],
  [472, -228],
  [292, -156],
  [382, -138],
  [310, -102],
  [454, -66],
  [256, -48],
]
const edge =
  'M220-30v-18H202v-18H256v-18H238v-18H256v-18H202v-18H220v-18H238v-18H220v-18H238v-18H220v-18H202v-20H736V-30z'

function Shingles() {
  return (
    <>
      <path className="paint-shadow" transform="translate(-6 5)" d={edge} />
      <path className="paint-roof line-medium" d={edge} />
      <Clip name="new-shingles" outline={edge}>
        <path className="paint-light" d={stamp(rectangle(36, 18), pale)} />
        <path className="paint-shadow" d={stamp(rectangle(36, 18), dark)} />
        <Courses className="line-soft" box={field} step={18} />
        <Joints className="line-soft" box={field} step={18} widths={[36]} />
      </Clip>
    </>
  )
}

const worn =
  'M-200-250H34v22H52v18H34v18H52v18H-2v18H16v18H34v18H52v18H34v18H52v18H34v18H16v18H-200z'

function OldShingles() {
  return (
    <>
      <path className="paint-shadow" transform="translate(6 5)" d={worn} />
      <path className="line-medium" fill="#8b8174" d={worn} />
      <Clip name="old-shingles" outline={worn}>
        <Courses box={[-200, -246, 300, 216]} step={18} />
        <Joints box={[-200, -246, 300, 216]} step={18} widths={[36]} />
      </Clip>
    </>
  )
}
