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

/** A button that does not submit. */
export const button = (text: string, onclick: () => void, disabled = false) =>
  make('button', { type: 'button', onclick, disabled }, text)
