/** The schema of a map that has these fields, all of them and no others. */
export const exactly = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
