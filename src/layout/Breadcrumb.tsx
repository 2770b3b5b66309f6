import type { Link as LinkData } from '#generated/types'
import { Link } from '../ui/Link'

/** The breadcrumb from Home to the current page. */
export function Breadcrumb({ steps }: { readonly steps: readonly LinkData[] }) {
  if (steps.length === 0) return null
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol role="list" className="wrap">
        {steps.map(({ text, to }, index) => (
          <li key={to}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
