import { show, type FormerField, type RuleBreach, type Spot } from './rule.ts'

/** The name that stands for the field in the same map. */
export const newName = ({ now }: FormerField) => (now?.includes('.') ? null : now)

export const findFormer = (fields: readonly FormerField[], { source, path }: Spot) =>
  fields.find(
    (each) =>
      each.file === source.name &&
      each.path.length === path.length &&
      each.path.every((key, index) => key === '*' || key === path[index]),
  )

/** A new name in the same map is the suggestion, which `--fix` takes; it takes out what is gone. */
export function explainFormer(at: Spot, field: FormerField): RuleBreach {
  const { now, since, note } = field
  const name = newName(field)
  const fate = name ? `is called ${show(name)}` : now ? `stands at ${now}` : 'is gone'
  return {
    rule: now === null ? 'schema/gone-key' : 'schema/former-key',
    at,
    atKey: true,
    message: `${show(at.path.at(-1))} ${fate} since roof-site ${since}. ${note}`,
    expected: now ?? 'nothing: `npm run validate -- --fix` takes it out',
    suggestion: name ?? undefined,
  }
}
