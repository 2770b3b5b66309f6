import type { AuditPage, JsonLd } from '../../audit/page.ts'
import type { BuiltSite } from './site-audit-rule.ts'
import { vocabulary } from './vocabulary.ts'

/** A thing that structured data tells of. */
export interface DataNode {
  readonly block: JsonLd
  readonly page: AuditPage
  readonly types: readonly string[]
  readonly id: string | undefined
  readonly values: Readonly<Record<string, unknown>>
  /** The property that it is a value of; none at the top. */
  readonly role: string | undefined
}

/** All things that a page tells of, those inside others too. */
export function nodesOn(page: AuditPage): DataNode[] {
  return page.data.flatMap((block) => nodesIn(block.value, { page, block, role: undefined }))
}

type Position = Pick<DataNode, 'block' | 'page' | 'role'>

function nodesIn(value: unknown, position: Position): DataNode[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodesIn(each, position))
  if (!isMap(value)) return []
  const inside = Object.entries(value).flatMap(([role, each]) =>
    nodesIn(each, { ...position, role: role === '@graph' ? undefined : role }),
  )
  if ('@graph' in value) return inside
  const types = listOf(value['@type']).filter((each) => typeof each === 'string')
  const id = typeof value['@id'] === 'string' ? value['@id'] : undefined
  return [{ ...position, types, id, values: value }, ...inside]
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** A type with all types above it: a RoofingContractor is a LocalBusiness and a Thing. */
export function withAbove(type: string): string[] {
  const above = vocabulary[type]?.above.split(' ').filter(Boolean) ?? []
  return [type, ...above.flatMap(withAbove)]
}

export const isA = ({ types }: DataNode, type: string) =>
  types.some((each) => withAbove(each).includes(type))

/** It only names a thing that is told of elsewhere. */
export const isReference = ({ id, values }: DataNode) =>
  id !== undefined && Object.keys(values).every((key) => key.startsWith('@'))

/** Where a word of structured data is, for a finding. */
export const spot = ({ page, block }: DataNode) => ({ page: page.path, at: block })

/** What a page shows, as one text. */
export function visibleText({ blocks }: AuditPage): string {
  return blocks.map(({ text }) => text).join('\n')
}

export const allNodes = ({ pages }: BuiltSite): DataNode[] => pages.flatMap(nodesOn)

/** All things that the site tells something of. */
export const describedNodes = (site: BuiltSite): DataNode[] =>
  allNodes(site).filter((node) => !isReference(node))
