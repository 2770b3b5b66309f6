import type { House, WorkedPart as WorkedPartName } from '#generated/types'
import { houseParts } from './houses/parts'
import { streetHouses } from './houses/street-houses'

interface WorkedPartProps {
  readonly house: House
  readonly part: WorkedPartName
  /** Above the dimension line: "24 squares". */
  readonly label: string
}

/** The part of a house that a job was about, hatched in copper, with a dimension line. */
export function WorkedPart({ house, part, label }: WorkedPartProps) {
  const { outline, span } = houseParts[house][part] ?? houseParts[house].roof
  const [left, right, top] = span
  const { width, height } = streetHouses[house]
  const line = -height - 26
  return (
    <>
      <pattern
        id="worked-hatch"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        width="7"
        height="7"
      >
        <path stroke="var(--color-copper)" strokeWidth="4.4" d="M0 0v7" />
      </pattern>
      <path
        fill="var(--color-paper)"
        fillOpacity=".8"
        fillRule="evenodd"
        stroke="none"
        d={outline}
      />
      <path
        fill="url(#worked-hatch)"
        fillRule="evenodd"
        stroke="var(--color-copper)"
        strokeWidth="2.4"
        d={outline}
      />
      <g stroke="currentColor" strokeWidth="1.4">
        <path d={`M${left} ${top - 8}V${line - 8}M${right} ${top - 8}V${line - 8}`} />
        <path d={`M${left - 8} ${line}H${right + 8}`} />
        <path
          strokeWidth="2.6"
          d={[left, right].map((x) => `M${x - 5} ${line + 5}l10-10`).join('')}
        />
      </g>
      <text
        x={(left + right) / 2}
        y={line - 16}
        textAnchor="middle"
        // The same size on the screen for every house: the drawing scales to its frame.
        fontSize={Math.round(Math.max((width + 120) / 24, (height + 110) / 30))}
        fontWeight="650"
        fill="currentColor"
        stroke="none"
      >
        {label}
      </text>
    </>
  )
}
