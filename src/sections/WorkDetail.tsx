import type { SceneName } from '#generated/types'
import { Drawing } from '../illustrations/Drawing'

/** The work of the firm's trade, above the houses of Home's street. */
export function WorkDetail({ name }: { readonly name: SceneName }) {
  return (
    <span className="work-detail">
      <Drawing name={name} className="border border-ink bg-mist" />
    </span>
  )
}
