import { boxes } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** A gust lifts the tabs along a ridge and carries some off. */
export function GustOfWind() {
  return (
    <>
      <path className="sky-cloudy" d={boxes([-10, -10, 500, 320])} />
      <path
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        d="M-10 52H210q34 0 34-22t-24-20M30 92H330q40 0 38-28t-32-22M-10 132H120"
      />
      <path
        className="paint-cap line-medium"
        d="M306 96l40-18 10 22-40 18zM392 60l42 6-4 24-42-6zM420 128l34-26 14 20-34 26z"
      />
      <g transform="rotate(-6 240 300)">
        <Shingles box={[-40, 172, 580, 200]} step={28} width={44} />
        <path
          className="paint-cap line-medium"
          d="M100 200l44-20v28l-44 6zM188 200l44-26v32l-44 8zM276 200l44-18v26l-44 6zM144 228l44-18v26l-44 6z"
        />
        <path className="paint-cap line-medium" d={boxes([-40, 160, 580, 13])} />
      </g>
    </>
  )
}
