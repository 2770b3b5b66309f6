import { button, make } from './make'
import type { Saved } from './protocol'

/** The container of dialogs, of which one is open at a time, and the callbacks for their results. */
export interface Desk {
  readonly root: ShadowRoot
  readonly told: (saved: Saved) => void
  /** Whether the open dialog has words that are not saved. */
  isUnsaved: () => boolean
}

const openIn = ({ root }: Desk) => root.querySelector<HTMLDialogElement>('dialog[open]')

/** Asks before words are thrown away. */
export const mayLeave = (desk: Desk) => !desk.isUnsaved() || confirm('Leave without saving?')

/** Closes the open dialog, if its words may go. */
export function leaveDialog(desk: Desk): void {
  if (mayLeave(desk)) openIn(desk)?.close()
}

/** Opens a dialog in place of the current one; it is removed when closed. */
export function openDialog(desk: Desk, title: string, ...content: readonly Node[]) {
  openIn(desk)?.close()
  const close = button('Close', () => leaveDialog(desk))
  const head = make('div', { className: 'head' }, make('h2', {}, title), close)
  const dialog = make('dialog', { ariaLabel: title }, head)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (!openIn(desk)) desk.isUnsaved = () => false
  })
  // Browsers close it at a second Escape without asking, unless they are told not to.
  dialog.setAttribute('closedby', 'none')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  desk.isUnsaved = () => false
  dialog.append(...content)
  desk.root.append(dialog)
  dialog.showModal()
  return dialog
}

/** A button as wide as the dialog. */
export function row(words: string, open: () => void): HTMLElement {
  const made = button(words, open)
  made.className = 'row'
  return made
}
