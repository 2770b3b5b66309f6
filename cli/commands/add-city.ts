export function runAddCity(..._: unknown[]): 0 {
  return 0
}
