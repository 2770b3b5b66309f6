import { boxes } from '../parts/path'

/** The ridge cut open: rafters, deck and cap, and the air that leaves under it. */
export function RidgeVent() {
  return (
    <>
      <path className="paint-wood line-medium" d="M226 92L-20 252v36L240 120 500 288v-36L254 92z" />
      <path
        className="paint-wood line-medium"
        d="M212 84L-20 234v14L222 92zM268 84l232 150v14L258 92z"
      />
      <path
        className="paint-roof line-medium"
        d="M206 74L-20 220v14L214 84zM274 74l226 146v14L266 84z"
      />
      <path className="paint-cap line-medium" d="M172 84l68-46 68 46-10 10-58-38-58 38z" />
      <path className="paint-insulation line-medium" d={boxes([-20, 276, 520, 40])} />
      <path
        className="line-faint"
        d="M0 276l20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24 20 24 20-24"
      />
      <path
        className="line-arrow"
        d="M240 258V150m-10 14l10-14 10 14M160 66l-34-14m10-8l-10 8 6 12M320 66l34-14m-10-8l10 8-6 12"
      />
    </>
  )
}
