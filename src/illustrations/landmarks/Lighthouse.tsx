import { boxes } from '../parts/path'

/** A lighthouse on its rock beside the keeper's house. */
export function Lighthouse() {
  return (
    <g transform="translate(0-14)">
      <path className="paint-stone line-medium" d="M-26 30q4-28 24-30h148q30 4 36 34z" />
      <path className="paint-trim line-medium" d={boxes([76, -58, 74, 58])} />
      <path className="paint-roof line-medium" d={boxes([70, -92, 86, 36])} />
      <path className="line-faint" d="M70-83h86m-86 9h86m-86 9h86" />
      <path className="paint-glass" d={boxes([86, -44, 14, 24], [130, -44, 14, 24])} />
      <path className="paint-trim" d={boxes([105, -52, 20, 52])} />
      <path className="paint-door" d={boxes([107, -48, 16, 48])} />
      <path className="paint-trim line-medium" d="M16 0l12-206h40L80 0z" />
      <path className="paint-door" d="M20-70l3.4-58h49.2L76-70z" />
      <path className="paint-shadow" d="M54 0v-206h14L80 0z" />
      <path
        className="paint-shutter line-medium"
        d={boxes([20, -214, 56, 8], [32, -252, 32, 38])}
      />
      <path className="paint-lamp" d={boxes([36, -244, 24, 26])} />
      <path d="M48-244v26M22-214v-14h52v14m-40-14v14m28-14v14" />
      <path className="paint-shutter line-medium" d="M28-252q6-22 20-26 14 4 20 26z" />
      <path className="line-pipe" d="M48-278v-14" />
      <path className="paint-glass" d={boxes([42, -170, 11, 18], [42, -48, 11, 18])} />
    </g>
  )
}
