import { Bricks } from '../parts/Bricks'
import { Ground } from '../parts/Ground'
import { boxes, stamp } from '../parts/path'
import { RoomWindow } from '../parts/RoomWindow'

/** A fireplace in its room, with a fire on the hearth and a chair beside it. */
export function Fireplace() {
  return (
    <>
      <Room />
      <Breast />
      <Fire />
      <Chair />
      <Ground from={-700} to={1100} />
    </>
  )
}

function Room() {
  return (
    <>
      <path className="paint-plaster" d={boxes([-700, -760, 1800, 760])} />
      <path className="paint-deck line-medium" d={boxes([-700, -12, 1800, 12])} />
      <path className="paint-trim line-medium" d={boxes([-700, -32, 1800, 20])} />
      <RoomWindow box={[-82, -236, 104, 140]} hasSill />
      <path className="line-trim" strokeWidth="2.400" d="M-74-166h88" />
      <path
        className="paint-wood line-medium"
        d={boxes([432, -214, 112, 7], [432, -152, 112, 7])}
      />
      <path
        className="paint-verdigris line-medium"
        d={boxes(
          [440, -252, 12, 38],
          [466, -246, 12, 32],
          [442, -184, 10, 32],
          [498, -190, 14, 38],
        )}
      />
      <path
        className="paint-copper line-medium"
        d={boxes([453, -248, 12, 34], [480, -186, 16, 34], [454, -188, 12, 36])}
      />
      <path className="paint-trim line-medium" d="M508-214v-22q10-8 20 0v22z" />
    </>
  )
}

/** Brick up to the ceiling; the beam of the mantel, the opening below its arch, the slab in front. */
function Breast() {
  return (
    <>
      <path className="paint-shadow" d={boxes([358, -760, 12, 748])} />
      <path className="paint-underlayment line-medium" d={boxes([122, -760, 236, 748])} />
      <Bricks name="fireplace" box={[122, -756, 236, 744]} />
      <path className="line-medium" d={boxes([122, -760, 236, 748])} />
      <path
        className="paint-underlayment line-medium"
        d="M166-12v-92q74-38 148 0v92h-20v-82q-54-26-108 0v82z"
      />
      <path
        className="line-soft"
        d="M170-106l16 12M190-114l10 14M212-120l6 15M240-122v15M268-120l-6 15M290-114l-10 14M310-106l-16 12"
      />
      <path className="paint-attic" d="M186-12v-82q54-26 108 0v82z" />
      <path className="paint-hole" fillOpacity=".45" d="M202-22v-58q38-16 76 0v58z" />
      <path
        className="line-faint"
        d="M202-36h76M202-50h76M202-64h76M220-78v14m20 0v14m18 14v-14m-38 0v14"
      />
      <path className="paint-shadow" d={boxes([126, -150, 228, 8])} />
      <path className="paint-wood line-medium" d={boxes([104, -172, 272, 22])} />
      <path className="line-faint" d="M112-164h120m20 0h110M120-157h80m30 0h130" />
      <path className="paint-stone line-medium" d={boxes([104, -14, 272, 14])} />
      <path className="paint-light" d={boxes([104, -14, 272, 5])} />
      <path className="paint-trim line-medium" d="M122-172q-4-22 6-32h18q10 10 6 32z" />
      <path
        className="paint-leaf line-medium"
        d="M136-204q-22-18-14-40 16 8 16 28 0-26 16-34 8 24-12 46z"
      />
      <path className="paint-copper line-medium" d={boxes([212, -228, 62, 56])} />
      <path className="paint-underlayment" d={boxes([220, -220, 46, 40])} />
      <path className="paint-verdigris" d="M220-180v-14l14-12 12 10 8-6 12 10v12z" />
      <path
        className="paint-trim line-medium"
        d={boxes([322, -204, 10, 32], [338, -196, 10, 24])}
      />
    </>
  )
}

const flame = 'q-10-14 2-28 2 8 6 8-2-12 6-20 8 14 4 22 6 0 6-8 8 14-2 26z'

/** Logs on their iron, burning. */
function Fire() {
  return (
    <>
      <path className="paint-beam" d="M186-12l-60 12h228l-60-12z" />
      <path
        className="paint-copper"
        stroke="none"
        d={stamp(flame, [
          [216, -28],
          [236, -28],
        ])}
      />
      <path
        className="paint-lamp"
        stroke="none"
        transform="translate(98-11)scale(.6)"
        d={stamp(flame, [
          [206, -28],
          [240, -28],
        ])}
      />
      <path className="paint-bark line-medium" d="M208-30h64v10h-64zM216-40h50v10h-50z" />
      <path
        className="paint-hole line-medium"
        d={stamp('a5 5 0 1 1 0 .1z', [
          [208, -25],
          [216, -35],
        ])}
      />
      <path strokeWidth="3.600" d="M214-14v-22M266-14v-22M206-15h68" />
      <path strokeWidth="2.600" d="M392-14v-84M400-14v-84M408-14v-84" />
      <path
        className="paint-cap"
        d="M386-14h28v-6h-28zM389-98h6v-10h-6zM397-98h6v-10h-6zM405-98h6v-10h-6z"
      />
    </>
  )
}

function Chair() {
  return (
    <>
      <path
        className="paint-verdigris line-medium"
        d="M448-20v-44q-10 0-10-12t14-12h8v30h44l10-66q2-10 14-8 14 2 12 14L528-46v26z"
      />
      <path className="line-soft" d="M460-58h48M460-40h60" />
      <path className="paint-bark" d="M456-20h7l-3 12h-6zM516-20h7l2 12h-6z" />
    </>
  )
}
