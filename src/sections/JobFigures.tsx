import type { ReactNode } from 'react'
import type { Link as LinkData, PageOf, Town } from '#generated/types'
import { Link } from '../ui/Link'

interface JobFiguresProps {
  readonly page: PageOf<'job'>
  readonly className: string
}

/** The figures of a job on the ruled lines of a log sheet. */
export function JobFigures({ page, className }: JobFiguresProps) {
  const { town, month, services, facts } = page
  const rows: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: 'Town', value: <Place town={town} /> },
    { label: 'Finished', value: month },
    ...facts,
    { label: 'Work', value: <Links links={services} /> },
  ]
  return (
    <dl className={`p-card gap-x-16 sm:grid sm:grid-cols-2 ${className}`}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-rule-strong py-2"
        >
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="ml-auto text-right font-serif font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Place({ town: { name, path } }: { readonly town: Town }) {
  return path === null ? name : <Links links={[{ text: name, to: path }]} />
}

function Links({ links }: { readonly links: readonly LinkData[] }) {
  return links.flatMap(({ text, to }) => [
    <Link key={to} to={to} className="text-link block">
      {text}
    </Link>,
    ' ',
  ])
}
