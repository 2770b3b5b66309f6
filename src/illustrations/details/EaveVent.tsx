import { boxes } from '../parts/path'

/** The eave cut open: gutter, drip edge, soffit, and the air that enters there. */
export function EaveVent() {
  return (
    <>
      <path className="paint-wall line-medium" d={boxes([270, 196, 40, 140])} />
      <path
        className="paint-insulation line-medium"
        d="M300 196h200v-60q-30-14-40 0t-40 0-40 0-40 0-40 0z"
      />
      <path className="paint-wood line-medium" d="M96 190L520-52v34L126 208z" />
      <path className="paint-wood line-medium" d="M84 176L520-72v14L92 190z" />
      <path
        className="paint-roof line-medium"
        d="M70 172L520-84v12L80 184zM150 128l90-51 4 7-90 51zM260 65l90-51 4 7-90 51z"
      />
      <path className="paint-trim line-medium" d={boxes([112, 190, 14, 44], [112, 224, 160, 12])} />
      <path d="M150 230h80" strokeWidth="9" strokeDasharray="5 7" strokeOpacity=".6" />
      <path className="paint-copper line-medium" d="M60 178h46v40H72q-14-4-12-40z" />
      <path
        className="line-arrow"
        d="M190 288v-42m-10 12l10-12 10 12M208 208q30-40 84-66m-16-2l16 2-8 14"
      />
    </>
  )
}
