import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Shingles } from '../parts/Shingles'
import { Steps } from '../parts/Steps'
import { Window } from '../parts/Window'

interface FrontDoorProps {
  /** The number beside the door. */
  readonly number: string
}

/** The front of a house with its door, as it stands before one who calls. */
export function FrontDoor({ number }: FrontDoorProps) {
  // One below the other, each at a place of its own.
  const below = Array.from(number, (_, index) => 332 + 44 * index)
  return (
    <g className="palette-ochre">
      <path className="paint-wall" d={boxes([-20, 120, 560, 500])} />
      <Courses box={[-20, 120, 560, 500]} step={17} />
      <Shingles box={[-30, -6, 580, 92]} step={23} width={40} />
      <path className="paint-stone line-medium" d={boxes([-20, 596, 560, 46])} />
      <path className="paint-shadow" d={boxes([-20, 120, 560, 34])} />
      <path className="paint-trim line-medium" d={boxes([-30, 84, 580, 16], [-30, 100, 580, 26])} />
      <path className="line-faint" d="M-20 136H540" strokeWidth="12" strokeDasharray="9" />
      <g transform="translate(0 250)">
        <Repeat
          name="front-door-window"
          at={[
            [-50, 0],
            [450, 0],
          ]}
        >
          <path
            className="paint-shutter line-medium"
            d={boxes([-34, -6, 30, 210], [124, -6, 30, 210])}
          />
          <Window width={120} height={196} />
        </Repeat>
      </g>
      <path className="paint-shadow" d={boxes([352, 250, 18, 340], [146, 244, 222, 14])} />
      <path className="paint-trim line-medium" d={boxes([150, 230, 204, 366])} />
      <path className="paint-trim line-medium" d="M128 232l124-78 124 78z" />
      <path className="paint-verdigris line-medium" d="M170 220l82-52 82 52z" />
      <path
        className="paint-trim line-medium"
        d={boxes([138, 228, 228, 18], [158, 262, 24, 328], [322, 262, 24, 328])}
      />
      <path
        className="line-faint"
        d="M164 276v306m6-306v306m6-306v306M328 276v306m6-306v306m6-306v306"
      />
      <path className="paint-glass line-medium" d={boxes([198, 262, 108, 36])} />
      <path className="line-trim" strokeWidth="1.2" d="M225 262v36m27-36v36m27-36v36" />
      <path className="paint-door line-medium" d={boxes([198, 306, 108, 284])} />
      <path
        className="line-soft"
        d={boxes(
          [210, 320, 38, 74],
          [256, 320, 38, 74],
          [210, 410, 38, 66],
          [256, 410, 38, 66],
          [210, 492, 38, 84],
          [256, 492, 38, 84],
        )}
      />
      <path className="paint-copper line-medium" d="M290 452a7 7 0 1 1 0 .1z" />
      <g transform="translate(0 640)scale(1.8)">
        <Steps x={72} width={136} count={2} rise={14} />
      </g>
      <path className="paint-earth" d={boxes([-20, 638, 560, 60])} />
      <path className="line-heavy" d="M-20 640H540" />
      <text className="door-number" x={below.map(() => 391).join(' ')} y={below.join(' ')}>
        {number}
      </text>
    </g>
  )
}
