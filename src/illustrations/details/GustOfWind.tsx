import { Gap } from '../parts/Gap'
import { boxes, row, stamp } from '../parts/path'
import { Shingles } from '../parts/Shingles'

/** A gust over a ridge: tabs stand up, some fly, the vane on its cupola points into the wind. */
export function GustOfWind() {
  return (
    <>
      <path className="sky-cloudy" d={boxes([-10, -10, 500, 320])} />
      <Wind />
      <g transform="translate(-16 24)">
        <Cupola />
      </g>
      <Shingles box={[-40, 176, 580, 160]} step={26} width={44} />
      <path className="paint-cap line-medium" d={boxes([-40, 164, 580, 14])} />
      <path className="line-soft" d={stamp('v14', row([-18, 164], { count: 13, step: 42 }))} />
      <Lifted />
      <g transform="translate(116 92)rotate(-22)">
        <Tab />
      </g>
      <g transform="translate(34 46)rotate(16)scale(.9)">
        <Tab />
      </g>
      <g transform="translate(214 44)rotate(-48)scale(.75)">
        <Tab />
      </g>
    </>
  )
}

/** Long strokes like those of an engraving, close where the wind is strong. */
function Wind() {
  return (
    <>
      <path
        className="line-gust"
        d="M490 12Q330-6 210 22T-10 26M490 28Q340 12 220 38T-10 46M490 100Q390 84 320 104T150 112-10 96M490 116Q400 102 330 120T130 132-10 118M490 132Q410 122 350 136T200 148-10 146"
      />
      <path
        className="line-gust"
        strokeOpacity=".55"
        d="M490 44Q350 30 240 54T-10 66M490 62Q380 46 280 72T-10 84M490 148Q420 140 370 150T220 158M490 84Q400 68 320 90T180 96"
      />
    </>
  )
}

/** Louvred, under a copper roof, with a vane. */
function Cupola() {
  return (
    <>
      <path className="paint-trim line-medium" d={boxes([340, 92, 76, 76])} />
      <path className="paint-shutter" d={boxes([350, 104, 24, 54], [382, 104, 24, 54])} />
      <path className="line-trim" d="M378 106v52" strokeWidth="56" strokeDasharray="1.6 5" />
      <path className="paint-shadow" d={boxes([340, 92, 76, 9], [404, 92, 12, 76])} />
      <path className="paint-verdigris line-medium" d="M328 92q40-8 46-46h8q6 38 46 46z" />
      <path className="line-soft" d="M376 48q-4 34-24 43M380 48q4 34 24 43" />
      <path className="paint-copper" d="M374 40a4 4 0 1 1 8 0 4 4 0 1 1-8 0" />
      <path className="line-medium" d="M378 44V2" strokeWidth="2.4" />
      <path className="paint-cap" d="M338 16l22-3 36-1 10-8 12 2-4 9 4 9-12 3-10-7-36-1z" />
      <path className="paint-cap" d="M424 16l-12-8v16z" />
    </>
  )
}

/** Tabs that stand up from their courses, dark underneath. */
function Lifted() {
  const tabs = [
    [70, 204],
    [158, 204],
    [246, 204],
    [114, 230],
    [202, 230],
    [70, 256],
  ] as const
  return (
    <>
      <Gap
        rows={[
          [290, 378],
          [290, 334],
        ]}
        top={204}
        step={26}
        shade={5}
      />
      <path className="paint-shadow" d={stamp('h48v26h-48z', tabs)} />
      <path className="paint-cap line-medium" d={stamp('h44v6l-10 14-38-8z', tabs)} />
      <path className="paint-light" d={stamp('h44v6l-44 3z', tabs)} />
    </>
  )
}

/** A shingle in the air, its nail holes torn. */
function Tab() {
  return (
    <>
      <path className="paint-roof line-medium" d="M0 0l44 4 4 22-8 4-36-6z" />
      <path className="line-soft" d="M2 10l44 4M14 2l2 8m14-6l2 8" />
    </>
  )
}
