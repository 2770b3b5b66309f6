import type { Notice } from '#generated/types'
import { Link } from '../ui/Link'

interface NoticesProps {
  readonly path: string
  readonly notices: readonly Notice[]
}

/** The notices of a page, as they were when it was built; `notices.ts` shows those of today. */
export function Notices({ path, notices }: NoticesProps) {
  const own = notices.filter(({ paths }) => paths === null || paths.some((each) => each === path))
  return own.map(({ id, text, link, isShown = false }) => (
    <div key={id} id={id} role="status" className="notice" hidden={!isShown}>
      <div className="wrap flex items-center gap-4">
        <p className="grow py-2">
          {text}{' '}
          {link && (
            <Link to={link.to} className="text-link">
              {link.text}
            </Link>
          )}
        </p>
        <button
          type="button"
          value={id}
          className="min-h-11 min-w-11 cursor-pointer text-lead"
          aria-label="Dismiss"
        >
          ×
        </button>
      </div>
    </div>
  ))
}
