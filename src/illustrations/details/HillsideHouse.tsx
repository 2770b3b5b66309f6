import { boxes, rectangle, stamp } from '../parts/path'
import { Tree } from '../parts/Tree'
import { Window } from '../parts/Window'

/** A house on a slope, a storey taller on its low side, where a scaffold stands on blocks. */
export function HillsideHouse() {
  return (
    <>
      <Tree x={36} y={176} scale={0.8} />
      <path className="paint-stone line-medium" d="M136 182H304V248L136 188z" />
      <path className="line-faint" d="M150 196H304M190 210H304M232 224H304M272 238H304" />
      <g transform="translate(268 196)">
        <Window width={26} height={30} columns={1} rows={1} />
      </g>
      <g className="palette-sage" transform="translate(136 184)scale(.46)">
        <use href="#colonial" />
      </g>
      <Scaffold />
      <path className="paint-earth" d={hill + 'V310H-10z'} />
      <path className="line-heavy" d={hill} />
    </>
  )
}

const hill = 'M-10 174H100L346 258H500'

/** Two posts, three planks and their braces, beside the wall as high as its eave. */
function Scaffold() {
  return (
    <>
      <path className="paint-stone line-medium" d={boxes([320, 248, 18, 10], [372, 248, 18, 10])} />
      <path className="line-soft" d="M329 246L381 204M329 204L381 158M329 158L381 112" />
      <path className="paint-wood line-medium" d={boxes([326, 84, 6, 164], [378, 84, 6, 164])} />
      <path
        className="paint-wood line-medium"
        d={stamp(rectangle(84, 6), [
          [312, 110],
          [312, 156],
          [312, 202],
        ])}
      />
    </>
  )
}
