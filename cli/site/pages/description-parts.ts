import { toSentences } from '../../lib/sentences.ts'
import type { AreaPage } from '../../../templates/types.ts'

/** The first sentence of a text, and the second where both are short; all of a short text. */
export function measureLead(text: string): number {
  if (text.length < 240) return text.length
  const [first = '', second = ''] = toSentences(text)
  if (first.length + second.length >= 130) return first.length
  return text.indexOf(second, first.length) + second.length
}

/** The texts in which a description may stand on a page: whole, or its lead and the rest. */
export function descriptionTexts({
  description,
  leadLength,
}: Pick<AreaPage, 'description' | 'leadLength'>): string[] {
  const parts = [description, description.slice(0, leadLength), description.slice(leadLength)]
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}
