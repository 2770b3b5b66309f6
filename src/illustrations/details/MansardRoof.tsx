/** The roof of a Second Empire house: steep on the face, nearly flat on top. */
export function MansardRoof() {
  return (
    <g className="palette-verdigris" transform="translate(93 402)scale(.98)">
      <use href="#victorian" />
    </g>
  )
}
