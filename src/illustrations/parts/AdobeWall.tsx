import { boxes } from './path'

/** A plastered wall around a yard, 100 high, with a pale cap. */
export const AdobeWall = () => (
  <>
    <path className="paint-wood line-medium" d={boxes([-700, -92, 1800, 92])} />
    <path className="paint-shadow" d={boxes([-700, -84, 1800, 8])} />
    <path className="paint-plaster" d={boxes([-700, -100, 1800, 14])} />
    <path className="line-medium" d="M-700-100H1100v14H-700" />
    <path
      className="line-faint"
      d="M-240-70h40m180 22h46m84-18h30m140 24h52m90-30h36M40-26h40m280 4h34"
    />
  </>
)
