/** Messages to the visitor; a new one replaces the old, an empty one removes it. */
export interface Messages {
  readonly show: (message: string) => void
  readonly current: () => string
  readonly subscribe: (listener: () => void) => () => void
}

export function createMessages(): Messages {
  const listeners = new Set<() => void>()
  let current = ''
  return {
    show: (message) => {
      current = message
      for (const listener of listeners) listener()
    },
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
