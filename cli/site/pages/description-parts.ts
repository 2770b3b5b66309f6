import { toSentences } from '../../lib/sentences.ts'
import type { AreaPage } from '../../../templates/types.ts'

/** The first sentence of a text, and the second where both are short; all of a short text. */
export function measureLead(text: string): number {
  if (text.length < 240) return text.length
  const [first = '', second = ''] = toSentences(text)
  if (first.length + second.length >= 130) return first.length
  return text.indexOf(second, first.length) + second.length
}

/** The description as a page sets it: its lead, and the rest where there is more. */
export function descriptionParts({
  description,
  leadLength,
}: Pick<AreaPage, 'description' | 'leadLength'>): string[] {
  const parts = [description.slice(0, leadLength), description.slice(leadLength)]
  return parts.map((part) => part.trim()).filter(Boolean)
}
