import { row, stamp } from '../parts/path'

const cliff =
  'M-20 0Q10-60 40-84L48-178l16-10 10-30 24 4 18-22 30 8 22-18 40 10 36-14 60 12 44-10 70 16 40 26 70 10 60 34 90 20 120 60 180 60 260 42 400 20V0z'
const joints = stamp('v62', row([58, -176], { count: 18, step: 21 }))

/** A ridge of traprock: a cliff of columns over its slope of broken stone. */
export function Traprock() {
  return (
    <>
      <path fill="var(--rock)" d={cliff} />
      <path className="line-faint" d={joints} />
      <path
        className="line-faint"
        d="M48-150l40 6 60-4 80 8 90-6 110 12M52-112l60 6 90-8 120 10 100-4"
      />
    </>
  )
}

/** The ridge with the tower of a castle on its edge. */
export function Castle() {
  return (
    <>
      <path
        className="line-medium"
        fill="var(--rock)"
        d="M132-224v-66h-4v-12h9v6h8v-6h9v6h8v-6h9v12h-4v66z"
      />
      <Traprock />
    </>
  )
}
