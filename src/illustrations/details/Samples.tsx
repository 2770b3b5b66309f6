import { boxes } from '../parts/path'

/** Samples of shingle, slate, cedar and copper, fanned out. */
export function Samples() {
  return (
    <>
      <path className="d-a" d={boxes([-10, -10, 500, 320])} />
      <g transform="translate(240 330)">
        {['d-f', 'd-v', 'd-wood', 'd-r', 'd-c'].map((material, index) => (
          <g key={material} transform={`rotate(${index * 18 - 36})`}>
            <path className="d-s" d={boxes([-40, -262, 92, 200])} />
            <path className={`${material} d-o`} d={boxes([-46, -270, 92, 200])} />
            <path className="d-y" d="M-46-220h92M-46-170h92M0-270v50M-23-220v50M23-220v50" />
          </g>
        ))}
      </g>
    </>
  )
}
