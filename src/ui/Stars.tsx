const star = 'l2.6 5.7 6.2.7-4.6 4.2 1.2 6.1-5.4-3-5.4 3 1.2-6.1-4.6-4.2 6.2-.7z'
const five = `M10 1.5${star}${`m20 0${star}`.repeat(4)}`

/** One star, before the number of a rating. */
export const Star = () => (
  <svg viewBox="0 0 20 20" className="star" aria-hidden="true">
    <path d={`M10 1.5${star}`} />
  </svg>
)

/** Five stars, filled as far as a rating goes. Decorative: the number stands beside them. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 100 20" className="stars" aria-hidden="true">
      <path d={five} opacity="0.3" />
      <svg width={20 * value} height="20">
        <path d={five} />
      </svg>
    </svg>
  )
}
