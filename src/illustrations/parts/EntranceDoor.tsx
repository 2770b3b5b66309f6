import { boxes, rectangle, stamp } from './path'

const panels = [
  [210, 320],
  [256, 320],
] as const
const middle = [
  [210, 410],
  [256, 410],
] as const
const low = [
  [210, 492],
  [256, 492],
] as const
const outlines =
  stamp(rectangle(38, 74), panels) +
  stamp(rectangle(38, 66), middle) +
  stamp(rectangle(38, 66), low)

/** A panelled door with its brass, under a light with a fan of bars. */
export function EntranceDoor() {
  return (
    <>
      <path className="paint-trim" d={boxes([190, 258, 124, 336])} />
      <path className="paint-glass line-medium" d="M198 302v-8q8-32 54-32t54 32v8z" />
      <path className="paint-light" d="M200 298q8-30 50-34l-26 36z" />
      <path
        className="line-trim"
        strokeWidth="2"
        d="M252 302v-40M252 302l-34-32M252 302l34-32M252 302l-52-10M252 302l52-10M232 302q4-16 20-16t20 16"
      />
      <path className="paint-door line-medium" d={boxes([198, 308, 108, 282])} />
      <path className="paint-shadow" d={boxes([198, 308, 108, 8], [298, 308, 8, 282])} />
      <path className="line-soft" d={outlines} />
      <path
        className="line-panel"
        d={stamp('v-70h34', [
          [212, 392],
          [258, 392],
        ])}
      />
      <path
        className="line-panel"
        d={stamp('v-62h34', [
          [212, 474],
          [258, 474],
          [212, 556],
          [258, 556],
        ])}
      />
      <path
        className="paint-light"
        d={stamp(
          rectangle(26, 62),
          panels.map(([x, y]) => [x + 6, y + 6]),
        )}
      />
      <path className="paint-lamp" d={boxes([206, 572, 92, 14], [228, 399, 48, 8])} />
      <path className="paint-lamp line-medium" d="M286 446h10v34h-10zM290 458a6 6 0 1 1 0 .1z" />
      <path className="paint-lamp" d="M248 344h8v10h-8z" />
      <path
        className="paint-lamp"
        fillRule="evenodd"
        d="M252 350a12 12 0 1 1-.1 0M252 356a6 6 0 1 0 .1 0z"
      />
    </>
  )
}
