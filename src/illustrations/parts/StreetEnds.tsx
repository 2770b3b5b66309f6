const houses = [
  { name: 'colonial', at: 'translate(-1160)', palette: 'palette-cream' },
  { name: 'ranch', at: 'translate(-740)', palette: 'palette-brick' },
  { name: 'cape', at: 'translate(-390)', palette: 'palette-verdigris' },
  { name: 'triple-decker', at: 'translate(2520-176)', palette: 'palette-sage' },
  { name: 'colonial', at: 'translate(2850-176)', palette: 'palette-cedar' },
  { name: 'triple-decker', at: 'translate(3300-176)', palette: 'palette-ochre' },
] as const

/** What wide windows show past both ends of the street: its houses again, in other colours. */
export function StreetEnds() {
  return houses.map(({ name, at, palette }) => (
    <use key={at} href={`#street-${name}`} className={palette} transform={at} />
  ))
}
