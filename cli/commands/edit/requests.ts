import * as z from 'zod'
import type * as protocol from '../../../src/editor/protocol.ts'
import { fieldsOf, parseJson } from '../../lib/json.ts'
import type { EditRequest } from '../../serve/edit-gate.ts'
import { textsBelow } from '../../validate/fields.ts'

/** UTF-8 cannot encode a lone surrogate. */
const isWhole = (value: unknown) =>
  textsBelow(value).every(({ value: text }) => !/\p{Surrogate}/u.test(text))

/** A path in the data, file name first. */
const path = z.array(z.union([z.string(), z.number()])).min(1)
const stamp = z.string()
const value = z.json().refine(isWhole)
/** The edit to save, and the state of the value when it was shown. */
export const saveRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['set', 'insert']), path, value, stamp }),
  z.object({ kind: z.enum(['remove', 'confirm']), path, stamp }),
  z.object({ kind: z.literal('move'), path, to: z.int().min(0), stamp }),
])

export type Save = protocol.Edit & { readonly stamp: string }

/** The path in a request; empty when it has none. */
export function pathIn({ body, query }: EditRequest): protocol.DataPath {
  const given = fieldsOf(body)['path'] ?? parseJson(query.get('path') ?? '')
  return path.safeParse(given).data ?? []
}
