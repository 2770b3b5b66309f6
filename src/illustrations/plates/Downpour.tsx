import { row, stamp } from '../parts/path'

const near = row([40, -60], { count: 10, step: 78 })
const far = row([8, -40], { count: 14, step: 56 })

/** Rain in two depths: long strokes before short and fainter ones. */
export function Downpour() {
  return (
    <>
      <path className="line-rain" strokeOpacity=".28" d={stamp('l-96 360', far)} />
      <path className="line-rain" strokeWidth="1.8" d={stamp('l-104 390', near)} />
    </>
  )
}
