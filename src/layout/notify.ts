// Notices come from outside React (a link's click), so they travel as an event of the window.

const eventName = 'site:notice'

/** Tells the visitor something, politely. */
export function notify(message: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: message }))
}

/** Calls `listener` with each notice; returns the way to stop. */
export function onNotice(listener: (message: string) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(String(event.detail))
  }
  window.addEventListener(eventName, handle)
  return () => window.removeEventListener(eventName, handle)
}
