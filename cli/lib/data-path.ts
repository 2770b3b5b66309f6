/** Keys and indexes from the top of a file to a value: `[3, "nearbyAreas", 0]`. */
export type DataPath = readonly PropertyKey[]

/** Whether `path` is `whole` or lies below it. */
export const leadsInto = (path: DataPath, whole: DataPath): boolean =>
  whole.length <= path.length && whole.every((key, index) => path[index] === key)
