import { boxes } from './path'

/** A shop window under its awning, 132 wide. */
export function Shopfront() {
  return (
    <>
      <path className="paint-trim" d={boxes([12, -104, 132, 104])} />
      <path className="paint-glass" d={boxes([18, -80, 58, 58], [80, -80, 58, 58])} />
      <path className="paint-shadow" d={boxes([12, -80, 132, 14])} />
      <path className="paint-verdigris" d="M16-106h124l8 26h-140z" />
      <path
        className="paint-trim"
        d="M31-106h15l-1 26h-18zM61-106h16v26h-17zM92-106h16l3 26h-17zM122-106h18l8 26h-20z"
      />
    </>
  )
}
