import type { Business, Mark as MarkOfFirm } from '#generated/types'
import { Mark } from '../ui/Mark'
import { Photograph } from '../ui/Photograph'

interface BrandProps {
  readonly business: Business
  readonly mark: MarkOfFirm
}

export function Brand({ business, mark }: BrandProps) {
  const { logo, name, address } = business
  return (
    <a
      href="/"
      className={`mr-auto flex min-h-12 max-w-fit min-w-0 flex-[1_1_8rem] items-center gap-3 ${logo === null ? '' : 'lg:basis-58'}`}
    >
      {logo === null ? (
        <Mark mark={mark} />
      ) : (
        <Photograph
          photo={{ ...logo, alt: '' }}
          sizes="11rem"
          isFirst
          className="h-10 w-auto max-w-[30vw] flex-none object-contain object-left lg:max-w-44"
        />
      )}
      <span className={`min-w-0 text-body/tight ${logo === null ? '' : 'max-sm:sr-only'}`}>
        <b className="line-clamp-3 pb-0.5 font-serif max-[22.5rem]:text-small font-semibold [letter-spacing:-0.025em]">
          {name}
        </b>{' '}
        <span className="text-small text-ink-soft max-sm:hidden">
          {`${address.locality}, ${address.region}`}
        </span>
      </span>
    </a>
  )
}
