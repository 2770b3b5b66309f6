export function runDev(..._: unknown[]): 0 {
  return 0
}
