import { boxes } from '../parts/path'

/** Two photographs of a roof, one over the other. */
export function Photographs() {
  return (
    <>
      <path className="paint-shadow" d={boxes([70, 60, 210, 170])} />
      <g transform="translate(60 50)rotate(-6)">
        <path className="paint-trim line-medium" d={boxes([0, 0, 210, 170])} />
        <path className="paint-hill" d={boxes([14, 14, 182, 116])} />
        <path className="paint-roof line-medium" d="M14 130V92l91-54 91 54v38z" />
        <path className="line-faint" d="M30 96h150M50 84h110M72 70h66M16 112h178" />
      </g>
      <path className="paint-shadow" d={boxes([232, 96, 210, 170])} />
      <g transform="translate(216 92)rotate(5)">
        <path className="paint-trim line-medium" d={boxes([0, 0, 210, 170])} />
        <path className="paint-roof" d={boxes([14, 14, 182, 116])} />
        <path
          className="line-soft"
          d="M14 44h182M14 74h182M14 104h182M52 14v30M112 14v30M172 14v30M30 44v30M90 44v30M150 44v30M52 74v30M172 74v30M90 104v26M150 104v26"
        />
        <path className="paint-hole line-medium" d="M96 58h46v16h18v30h-44V88H96z" />
        <path className="line-arrow" d="M86 46h88v70H86z" strokeDasharray="12 8" />
      </g>
    </>
  )
}
