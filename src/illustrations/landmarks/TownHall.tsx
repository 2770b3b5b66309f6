import { ArchedWindow } from '../parts/ArchedWindow'
import { boxes } from '../parts/path'
import { Repeat } from '../parts/Repeat'
import { Wall } from '../parts/Wall'

/** A hall of brick with tall arched windows, a hipped roof and a clock cupola. */
export function TownHall() {
  return (
    <>
      <path className="line-pipe" d="M110-322v-28" />
      <path className="paint-trim line-medium" d={boxes([84, -268, 52, 62])} />
      <path className="paint-shadow" d={boxes([120, -262, 16, 50])} />
      <path className="paint-verdigris line-medium" d="M78-268q8-46 32-56 24 10 32 56z" />
      <path className="paint-trim" d="M97-238a13 13 0 1 1 26 0a13 13 0 1 1-26 0M110-238v-9m0 9h6" />
      <path className="paint-roof line-medium" d="M-8-154L44-212h132l52 58z" />
      <path className="line-soft" d="M6-168h208M18-182h184M30-196h160" />
      <Wall box={[0, -154, 220, 154]} siding="brick" />
      <path className="paint-trim line-medium" d={boxes([-8, -160, 236, 9])} />
      <path className="paint-shadow" d={boxes([0, -151, 220, 10])} />
      <Repeat name="town-hall-window" at={[16, 54, 142, 180].map((x) => [x, -112])}>
        <ArchedWindow width={24} height={78} rise={11} />
      </Repeat>
      <path className="paint-stone" d={boxes([-3, -14, 226, 14])} />
      <path className="paint-trim line-medium" d="M90 0v-112q20-18 40 0V0z" />
      <path className="paint-glass" d="M96-90v-18q14-12 28 0v18z" />
      <path className="paint-door" d={boxes([96, -86, 28, 78])} />
      <path className="line-soft" d="M110-86v78m0-82v-24" />
      <path className="paint-stone" d={boxes([84, -10, 52, 5], [78, -5, 64, 5])} />
    </>
  )
}
