import { boxes } from '../parts/path'

/** A roller draws a bright coat over a cleaned flat roof. */
export function RoofCoating() {
  return (
    <>
      <path className="d-r d-o" d={boxes([-10, 40, 500, 280])} />
      <path className="d-x" d="M-10 110H490M-10 180H490M-10 250H490" />
      <path className="d-t d-o" d="M-10 70H300v-12h8v104H-10zM-10 162H190v86H-10z" />
      <path className="d-s" d={boxes([-10, 152, 316, 10])} />
      <path className="d-i" d={boxes([150, 96, 60, 44])} />
      <path className="d-x" d={boxes([150, 96, 60, 44])} />
      <path className="d-s" d="M206 168h44v88h-44z" />
      <path className="d-t d-o" d="M196 158h44v96h-44z" />
      <path className="d-9" d="M218 158v-14h60v70l110 66" />
      <path className="d-wood d-o" d="M342 246l8-12 150 88-10 14z" />
      <path className="d-b d-o" d={boxes([-10, 0, 500, 40])} />
      <path className="d-f d-o" d={boxes([-10, 32, 500, 14])} />
    </>
  )
}
