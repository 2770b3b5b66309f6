export function runPreview(..._: unknown[]): 0 {
  return 0
}
