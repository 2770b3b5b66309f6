import type { Business, Logo, Mark as MarkOfFirm } from '#generated/types'
import { Mark } from '../ui/Mark'
import { lettersOf } from '../ui/letters-of'
import { Photograph } from '../ui/Photograph'

interface BrandProps {
  readonly business: Business
  readonly mark: MarkOfFirm
  /** Whether the site is dark everywhere, and its logo made for that. */
  readonly isDark: boolean
}

export function Brand({ business, mark, isDark }: BrandProps) {
  const { logo, name, address } = business
  const isLong = lettersOf(name).length > 28
  const hasTown = !isLong && !(logo && isWide(logo))
  return (
    <a
      href="/"
      className={`mr-auto flex min-h-12 max-w-fit min-w-0 flex-[1_1_8rem] ${logo === null ? 'items-center gap-3' : placeOf(logo)}`}
    >
      {logo === null ? (
        <Mark mark={mark} />
      ) : (
        <Photograph
          photo={{ ...logo, alt: logo.saysName ? name : '' }}
          sizes="15rem"
          isFirst
          className={`logo ${logo.saysName ? 'h-12' : 'h-9 sm:h-10'} ${isDark ? '' : 'logo-ground'}`}
        />
      )}
      {!logo?.saysName && (
        <span className={`min-w-0 ${isLong ? 'text-small/tight' : 'text-body/tight'}`}>
          <b className="block font-serif font-semibold max-[22.5rem]:text-small/tight [letter-spacing:-0.025em]">
            {name.split(/(\S+-\S+)/).map(toUnbroken)}
          </b>{' '}
          {hasTown && (
            <span className="text-small text-ink-soft max-sm:hidden">
              {`${address.locality}, ${address.region}`}
            </span>
          )}
        </span>
      )}
    </a>
  )
}

const isWide = ({ width, height }: Pick<Logo, 'width' | 'height'>) => width > 3 * height

/** The name stands beside a logo, or below a wide one; on phones below most. */
function placeOf({ width, height }: Pick<Logo, 'width' | 'height'>): string {
  const below = 'flex-col items-start justify-center gap-x-3 lg:basis-58'
  if (isWide({ width, height })) return below
  if (width > 1.5 * height) return `${below} sm:flex-row sm:items-center sm:justify-start`
  return 'items-center gap-3'
}

/** Prevents breaks at hyphens while the word fits in a line. */
const toUnbroken = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={part} className="inline-block">
      {part}
    </span>
  )
