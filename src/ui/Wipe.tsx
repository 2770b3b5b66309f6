import type { JobPhoto } from '#generated/types'
import { PhotoFrame } from './PhotoFrame'

interface WipeProps {
  readonly before: JobPhoto
  readonly after: JobPhoto
}

const sizes = '(width < 52rem) 100vw, 44rem'

/**
 * Two photos of one place with a slider between them. Without script and in print, one is above the other; see
 * `.wipe`.
 */
export function Wipe({ before, after }: WipeProps) {
  return (
    <div className="wipe">
      <PhotoFrame photo={before} sizes={sizes}>
        Before
      </PhotoFrame>
      <PhotoFrame photo={after} sizes={sizes}>
        After
      </PhotoFrame>
      <label>
        <span className="text-small font-semibold">
          Slide to compare: before at the left, after at the right
        </span>
        <input type="range" className="h-10 w-full" defaultValue={50} />
      </label>
    </div>
  )
}
