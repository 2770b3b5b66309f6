import type { Link as LinkData, TextItem } from '#generated/types'
import { Heading } from '../ui/Heading'
import { Link } from '../ui/Link'

interface ItemsProps {
  readonly title: string
  readonly items: readonly TextItem[]
  readonly ground: 'bg-sand' | ''
  readonly link?: LinkData | null
}

/** Items with a paragraph each, on ruled lines; nothing if there are none. */
export function Items({ title, items, ground, link = null }: ItemsProps) {
  if (items.length === 0) return null
  const columns =
    items.length % 3 === 0
      ? 'md:grid-cols-3 md:gap-x-10'
      : 'md:grid-cols-2 md:*:last:odd:col-span-2'
  return (
    <section className={`py-section ${ground}`.trimEnd()}>
      <div className="wrap items">
        <Heading as="h2" className="mb-8" text={title} />
        <ul role="list" className={`grid gap-x-16 gap-y-8 ${columns}`}>
          {items.map((item) => (
            <li key={item.title} className="border-t border-ink pt-5">
              <Heading as="h3" text={item.title} />
              <p className="mt-2 text-ink-soft">{item.description}</p>
            </li>
          ))}
        </ul>
        {link && (
          <p className="mt-6">
            <Link to={link.to} className="text-link">
              {link.text}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
