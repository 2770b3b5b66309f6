import { boxes } from '../parts/path'

/** Samples of shingle, slate, cedar and copper, fanned out. */
export function Samples() {
  return (
    <>
      <path className="paint-earth" d={boxes([-10, -10, 500, 320])} />
      <g transform="translate(240 304)scale(.9)">
        {['paint-copper', 'paint-verdigris', 'paint-wood', 'paint-roof', 'paint-cap'].map(
          (material, index) => (
            <g key={material} transform={`rotate(${index * 18 - 36})`}>
              <path className="paint-shadow" d={boxes([-40, -262, 92, 200])} />
              <path className={`${material} line-medium`} d={boxes([-46, -270, 92, 200])} />
              <path
                className="line-soft"
                d="M-46-220h92M-46-170h92M0-270v50M-23-220v50M23-220v50"
              />
            </g>
          ),
        )}
      </g>
    </>
  )
}
