/** A pseudo-random generator from 0 to 1, with the same sequence for a seed on every machine. */
export function createRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
