import type { Business, Mark as MarkOfFirm } from '#generated/types'
import { Mark } from '../ui/Mark'
import { lettersOf } from '../ui/letters-of'
import { Photograph } from '../ui/Photograph'

interface BrandProps {
  readonly business: Business
  readonly mark: MarkOfFirm
}

export function Brand({ business, mark }: BrandProps) {
  const { logo, name, address } = business
  const isLong = lettersOf(name).length > 28
  return (
    <a
      href="/"
      className={`mr-auto flex min-h-12 max-w-fit min-w-0 flex-[1_1_8rem] items-center gap-3 ${logo === null ? '' : 'max-sm:flex-col max-sm:items-start max-sm:gap-0.5 lg:basis-58'}`}
    >
      {logo === null ? (
        <Mark mark={mark} />
      ) : (
        <Photograph
          photo={{ ...logo, alt: '' }}
          sizes="11rem"
          isFirst
          className="h-10 w-auto flex-none object-contain object-left max-sm:h-6 sm:max-w-[30vw] lg:max-w-36"
        />
      )}
      <span className={`min-w-0 ${isLong ? 'text-small/tight' : 'text-body/tight'}`}>
        <b className="block font-serif font-semibold max-[22.5rem]:text-small/tight [letter-spacing:-0.025em]">
          {name.split(/(\S+-\S+)/).map(toUnbroken)}
        </b>{' '}
        {!isLong && (
          <span className="text-small text-ink-soft max-sm:hidden">
            {`${address.locality}, ${address.region}`}
          </span>
        )}
      </span>
    </a>
  )
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
