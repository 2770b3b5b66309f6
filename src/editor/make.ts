/** Creates an element with properties and children; texts become text nodes, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** A description of a value; text in backticks becomes code. */
export const about = (text: string) =>
  make(
    'small',
    {},
    ...text.split('`').map((part, index) => (index % 2 ? make('code', {}, part) : part)),
  )

/** A button that does not submit; one that is off tells the reason in its place. */
export function button(text: string, onclick: () => void, tell: (why: string) => void = () => {}) {
  const made = make('button', { type: 'button' }, text)
  made.addEventListener('click', () => (made.ariaDisabled ? tell(made.title) : onclick()))
  return made
}

/** Turns a button off for a reason, or with none on. */
export const turnOff = (off: HTMLButtonElement, why: string) =>
  Object.assign(off, { ariaDisabled: why === '' ? null : 'true', title: why })
