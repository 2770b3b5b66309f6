/** The value of a JSON text; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// What locks and journals are checked with. Every command looks at them before all else, and
// loading zod takes longer than that.

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether a value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string'
