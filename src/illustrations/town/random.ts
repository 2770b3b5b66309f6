/** A row of numbers from 0 to 1 that a seed decides, the same on every machine. */
export function createRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
