import type { AuditBreach } from '../../audit/rule.ts'
import { nearest } from '../../lib/suggest.ts'
import { describedNodes, spot, withAbove, type DataNode } from './nodes.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'
import { vocabulary } from './vocabulary.ts'

export const structuredDataVocabulary: SiteAuditRule = {
  id: 'structured-data/vocabulary',
  severity: 'error',
  asks: 'Structured data uses the words of schema.org.',
  why: 'A search engine passes over a word that it does not know.',
  fault: '"@type": "Roofer", "phone": "+18605550142"',
  repair: '"@type": "RoofingContractor", "telephone": "+18605550142"',
  check: (site) => ({
    breaches: describedNodes(site).flatMap((node) => [
      ...unknownTypes(node),
      ...unknownProperties(node),
    ]),
  }),
}

function unknownTypes(node: DataNode): AuditBreach[] {
  const expected = 'a type of schema.org that this site uses'
  if (node.types.length === 0) {
    return [{ ...spot(node), message: 'A thing in structured data has no @type.', expected }]
  }
  return node.types
    .filter((type) => !(type in vocabulary))
    .map((type) => ({
      ...spot(node),
      part: type,
      message: `${JSON.stringify(type)} is no type that structured data of a contractor's site uses.`,
      expected,
      suggestion: nearest(type, Object.keys(vocabulary)),
    }))
}

function unknownProperties(node: DataNode): AuditBreach[] {
  const known = node.types
    .flatMap(withAbove)
    .flatMap((type) => vocabulary[type]?.properties.split(' ') ?? [])
  // What a type has is not known where the type itself is not.
  if (node.types.some((type) => !(type in vocabulary)) || known.length === 0) return []
  return Object.keys(node.values)
    .filter((key) => !key.startsWith('@') && !known.includes(key))
    .map((key) => ({
      ...spot(node),
      part: key,
      message: `schema.org has no ${JSON.stringify(key)} for ${node.types.join(' and ')}.`,
      expected: 'a property of that type',
      suggestion: nearest(key, known),
    }))
}
