/**
 * Gives the entries that the browser makes for fragments a key in the history. By the router, entries without one are
 * the same where they show the same fragment, and it would scroll to where an earlier one was left. To be called
 * before the router listens. `replace` navigates to an address in place of the current entry.
 */
export function nameFragments(replace: (address: string) => void): void {
  addEventListener('popstate', (event) => {
    if (history.state !== null) return
    event.stopImmediatePropagation()
    replace(location.pathname + location.search + location.hash)
  })
}
