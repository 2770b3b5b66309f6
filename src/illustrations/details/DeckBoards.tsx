import { Courses } from '../parts/Courses'
import { boxes } from '../parts/path'

/** A roof deck laid bare, with a new board where a rotten one was. */
export function DeckBoards() {
  return (
    <>
      <path className="line-medium" fill="#b08d62" d={boxes([-10, -10, 520, 330])} />
      <path
        className="line-faint"
        d="M120-10v330M360-10v330"
        strokeWidth="3"
        strokeDasharray="3 52"
      />
      <Courses className="line-soft" box={[-10, -10, 520, 330]} step={50} />
      <path
        className="line-soft"
        d="M190-10v50M90 40v50M400 40v50M250 190v50M60 240v50M420 240v50"
      />
      <path className="paint-hole line-medium" d={boxes([-10, 90, 130, 50])} />
      <path className="paint-shadow" d={boxes([-10, 90, 130, 12], [120, 140, 250, 8])} />
      <path className="paint-wood line-medium" d={boxes([120, 90, 250, 50])} />
      <path className="line-soft" d="M150 106q60 8 190-2M150 124q80-8 200 2" />
      <path className="line-nail" d="M134 104v.1m0 22v.1m222-22v.1m0 22v.1M245 104v.1m0 22v.1" />
      <g transform="translate(296 190)rotate(-22)">
        <path className="paint-shadow" d="M8 10h150v16H8z" />
        <path className="paint-copper line-medium" d="M0 0h150v16H0z" />
        <path
          className="line-soft"
          d="M10 0v7m14-7v10m14-10v7m14-7v10m14-10v7m14-7v10m14-10v7m14-7v10m14-10v7m14-7v10"
        />
      </g>
    </>
  )
}
