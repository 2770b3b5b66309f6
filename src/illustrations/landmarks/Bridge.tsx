import { row, stamp } from '../parts/path'

/** A steel arch on stone piers, far over a river. */
export function Bridge() {
  return (
    <>
      <path className="paint-stone" d="M-6 40v-128h22V40zM226 40v-128h22V40z" />
      <path strokeWidth="5" d="M16-84q105-190 210 0" />
      <path strokeWidth="2.5" d="M24-84q97-160 194 0" />
      <path d={stamp('v-56', row([54, -88], { count: 6, step: 27 }))} />
      <path d="M81-88v-76m27 76v-88m27 88v-88m27 88v-78" />
      <path strokeWidth="6" d="M-60-86h412" />
      <path d="M-60-96h412" />
      <path className="paint-stone" d="M318-82h10V40h-10zM-84 40l4-146h26l4 146z" />
    </>
  )
}
