import { row, stamp } from './path'

const lines = [
  ...row([-60, -330], { count: 12, step: 74 }),
  ...row([-24, -300], { count: 11, step: 74 }),
]

/** Slanting rain over a scene: dashed lines, every second one out of step. */
export function Rain() {
  return <path className="line-rain" d={stamp('v360', lines)} transform="skewX(-18)" />
}
