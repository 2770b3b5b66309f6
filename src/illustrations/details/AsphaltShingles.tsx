import { Courses } from '../parts/Courses'
import { boxes, row } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Tree } from '../parts/Tree'
import { Window } from '../parts/Window'

/** A shingled roof from its ridge and chimney down to the gutter, as far as its rake. */
export function AsphaltShingles() {
  return (
    <>
      <Tree x={446} y={300} scale={1.4} />
      <g className="palette-ochre">
        <path className="paint-brick line-medium" d={boxes([112, 16, 60, 60])} />
        <Courses box={[112, 16, 60, 60]} step={6} />
        <path className="paint-shadow" d={boxes([154, 24, 18, 46])} />
        <path className="paint-chimney line-medium" d={boxes([105, 16, 74, 9])} />
        <path className="paint-wall line-medium" d={boxes([-20, 216, 388, 100])} />
        <Courses box={[-20, 216, 388, 100]} step={12} />
        <path className="paint-trim line-medium" d={boxes([350, 216, 18, 100])} />
        <Repeat name="shingles-window" at={row([40, 256], { count: 3, step: 108 })}>
          <Window width={54} height={90} />
        </Repeat>
        <path className="paint-shadow" d={boxes([-20, 226, 388, 16])} />
        <Shingles box={[-20, 68, 404, 140]} step={20} width={34} />
        <path className="paint-cap line-medium" d={boxes([-20, 60, 404, 10])} />
        <path
          className="line-soft"
          d="M14 60v10m34-10v10m34-10v10m34-10v10m34-10v10m34-10v10m34-10v10m34-10v10m34-10v10m34-10v10m34-10v10"
        />
        <path className="paint-trim line-medium" d={boxes([384, 60, 9, 152])} />
        <path className="paint-copper line-medium" d="M-20 206H398v6q0 14-14 14H-20z" />
        <path className="paint-light" d={boxes([-20, 207, 416, 5])} />
        <path className="paint-copper line-medium" d="M372 226h12v12l-10 12v50h-12v-54l10-10z" />
      </g>
    </>
  )
}
