/** A tarp battened over a hole in the roof; its origin is its upper left corner, at the ridge. */
export function Tarp() {
  return (
    <>
      <path className="paint-shadow" d="M8 4h104l10 96H-4z" />
      <path className="paint-tarp line-medium" d="M0-2h108l10 94H-8z" />
      <path className="line-faint" d="M28-2l-4 94M55-2v94M82-2l5 94M-2 28h113M-5 60h120" />
      <path
        className="paint-wood"
        d="M-3-4h114v6H-3zM-11 89h132v6H-11zM-3 2h5l-7 87h-5zM106 2h5l9 87h-5z"
      />
    </>
  )
}
