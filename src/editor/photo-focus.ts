import { make } from './make'

/** A photo on which a click sets the point that stays in view, and an input for the same. */
export function pointOn(picture: HTMLImageElement, focus = '') {
  const input = make('input', { value: focus, placeholder: '50% 50%' })
  const words = 'What stays in view where a page crops it: click on the photo'
  const mark = make('span', { className: 'mark' })
  const show = () => {
    const [x = '', y = ''] = input.value.trim().split(' ')
    Object.assign(mark.style, { left: x, top: y })
    mark.hidden = y === ''
  }
  input.addEventListener('input', show)
  show()
  picture.addEventListener('click', ({ offsetX, offsetY }) => {
    const inTens = (part: number) => `${Math.round(part * 10) * 10}%`
    const { clientWidth, clientHeight } = picture
    input.value = `${inTens(offsetX / clientWidth)} ${inTens(offsetY / clientHeight)}`
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return {
    elements: [
      make('div', { className: 'cropped' }, picture, mark),
      make('label', {}, words, input),
    ],
    read: () => ({ focus: input.value.trim() || undefined }),
  }
}
