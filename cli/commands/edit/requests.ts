import * as z from 'zod'
import type * as protocol from '../../../src/editor/protocol.ts'
import { fieldsOf, parseJson } from '../../lib/json.ts'
import type { EditRequest } from '../../serve/edit-gate.ts'
import { textsBelow } from '../../validate/fields.ts'

/** What a file cannot hold: half of a character. */
const isWhole = (value: unknown) =>
  textsBelow(value).every(({ value: text }) => !/\p{Surrogate}/u.test(text))

/** A path of the data, its file in front. */
const path = z.array(z.union([z.string(), z.number()])).min(1)
const stamp = z.string()
const value = z.json().refine(isWhole)
/** What is to be saved, and how the value was when it was shown. */
export const saveRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['set', 'insert']), path, value, stamp }),
  z.object({ kind: z.enum(['remove', 'confirm']), path, stamp }),
  z.object({ kind: z.literal('move'), path, to: z.int().min(0), stamp }),
])

export type Save = protocol.Edit & { readonly stamp: string }

/** The path that a request is about; empty where it names none. */
export function pathIn({ body, query }: EditRequest): protocol.DataPath {
  const named = fieldsOf(body)['path'] ?? parseJson(query.get('path') ?? '')
  return path.safeParse(named).data ?? []
}
