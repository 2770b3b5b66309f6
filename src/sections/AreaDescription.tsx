import type { PageOf } from '#generated/types'

/** What the top of a town's page leaves of its description. */
export function AreaDescription({ page }: { readonly page: PageOf<'area'> }) {
  const rest = page.description.slice(page.leadLength).trim()
  if (rest === '') return null
  return (
    <div className="wrap pt-section">
      <p>{rest}</p>
    </div>
  )
}
