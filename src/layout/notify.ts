// Notices come from outside React (a link's click), so they travel as an event of the window.

const eventName = 'site:notice'

/** Tells the visitor something, politely; false where nothing is there to show it. */
export function notify(message: string): boolean {
  const notice = new CustomEvent(eventName, { detail: message, cancelable: true })
  return !window.dispatchEvent(notice)
}

/** Calls `listener` with each notice; returns the way to stop. */
export function onNotice(listener: (message: string) => void): () => void {
  const handle = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    // Says that the notice has arrived.
    event.preventDefault()
    listener(String(event.detail))
  }
  window.addEventListener(eventName, handle)
  return () => window.removeEventListener(eventName, handle)
}
