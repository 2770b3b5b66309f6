import { about, make } from './make'
import { pointOn } from './photo-focus'
import type { Field } from './protocol'

/** The control for one value. */
export interface Input {
  readonly field: Field
  readonly element: HTMLElement
  /** The current value; `undefined` if empty. */
  readonly read: () => unknown
  /** Shows why the value was refused; an empty text clears it. */
  readonly refuse: (why: string) => void
  /** For a photo: the chosen or dropped file. */
  readonly file?: () => File | undefined
}

/** A control with label, description, and a counter towards its limits. */
export function inputFor(field: Field): Input {
  const { control, ...input } = controlFor(field)
  const id = field.path.join('-')
  const isGroup = control instanceof HTMLFieldSetElement
  const label = isGroup ? make('legend') : make('label', { htmlFor: id })
  label.textContent = field.label
  const fault = make('p', { className: 'fault' })
  const warned = make('p', { className: 'fault' }, field.warnings.join('\n'))
  const count = make('small')
  const described = make(
    'div',
    { id: `${id}-about` },
    fault,
    warned,
    count,
    about(field.description),
  )
  control.id = id
  control.setAttribute('aria-describedby', described.id)
  const refuse = (why: string) => {
    fault.textContent = why
    control.ariaInvalid = why ? 'true' : null
  }
  const measure = () => {
    refuse('')
    const { words, isFit } = measured(field, String(input.read() ?? ''))
    count.textContent = words
    count.className = isFit ? '' : 'fault'
  }
  control.addEventListener('input', () => {
    warned.textContent = ''
    measure()
  })
  measure()
  if (isGroup) control.prepend(label)
  const inside = isGroup ? [control, described] : [label, control, described]
  return { field, element: make('div', { className: 'field' }, ...inside), refuse, ...input }
}

function measured({ limits, optional }: Field, text: string) {
  const { min, max, unit } = limits ?? { min: 0, max: Infinity, unit: '' }
  const count = unit === 'words' ? text.split(/\s+/).filter(Boolean).length : text.length
  // No counter far from the limit.
  if (min <= 1 && count <= max / 2) return { words: '', isFit: true }
  const isFit = (count >= min && count <= max) || (optional && text === '')
  return { words: `${count} ${unit}, of ${min > 1 ? `${min} to` : 'at most'} ${max}`, isFit }
}

type Control = Pick<Input, 'read' | 'file'> & { readonly control: HTMLElement }

function controlFor({ kind, value, choices, optional, isCropped }: Field): Control {
  const mayBeEmpty = optional || value === undefined
  if (kind === 'photo') {
    const { src = '', alt = '', focus } = Object(value) as Readonly<Record<string, string>>
    const picture = make('img', { src, alt: 'As it is now', hidden: src === '' })
    const file = make('input', { type: 'file', accept: 'image/*', required: src === '' })
    file.ariaLabel = 'Picture'
    const words = make('input', { value: alt, required: true })
    const label = make('label', {}, 'What it shows, for those who don’t see it', words)
    const { stage = choices.at(-1) } = Object(value) as { readonly stage?: string }
    const stages = make('select', {}, ...choices.map((each) => new Option(each)))
    if (stage !== undefined) stages.value = stage
    const asked = stage === undefined ? [] : [make('label', {}, 'What it shows of the job', stages)]
    const point = isCropped && src !== '' ? pointOn(picture, focus) : undefined
    const read = () => ({
      ...Object(value),
      ...point?.read(),
      ...(stage !== undefined && { stage: stages.value }),
      alt: words.value.trim(),
    })
    return {
      control: make('fieldset', {}, ...(point?.elements ?? [picture]), file, label, ...asked),
      read,
      file: () => file.files?.[0],
    }
  }
  if (kind === 'flag') {
    const control = make('input', { type: 'checkbox', checked: value === true })
    return { control, read: () => control.checked || (mayBeEmpty && !value ? undefined : false) }
  }
  if (kind === 'choices') {
    const taken = new Set<unknown>([value ?? []].flat())
    const boxes = choices.map((choice) =>
      make('input', { type: 'checkbox', value: choice, checked: taken.has(choice) }),
    )
    const control = make('fieldset', {}, ...boxes.map((box) => make('label', {}, box, box.value)))
    const read = () => {
      const now = boxes.filter((box) => box.checked).map((box) => box.value)
      return mayBeEmpty && now.length === 0 ? undefined : now
    }
    return { control, read }
  }
  if (kind === 'choice') {
    const options = mayBeEmpty ? ['', ...choices] : choices
    const control = make('select', {}, ...options.map((each) => new Option(each)))
    control.value = String(value ?? '')
    return { control, read: () => control.value || undefined }
  }
  if (kind === 'lines') {
    const control = make('textarea', { placeholder: 'One a line' })
    control.value = [value ?? []].flat().join('\n')
    const read = () => {
      const lines = control.value.split('\n').map((line) => line.trim())
      const written = lines.filter(Boolean)
      return written.length > 0 ? written : undefined
    }
    return { control, read }
  }
  const control = make(kind === 'paragraph' ? 'textarea' : 'input')
  if (kind === 'date' && control instanceof HTMLInputElement) control.type = 'date'
  if (kind === 'number') control.inputMode = 'decimal'
  control.value = String(value ?? '')
  const read = () => {
    const written = control.value.trim()
    if (written === '') return mayBeEmpty ? undefined : ''
    return kind === 'number' && !Number.isNaN(Number(written)) ? Number(written) : written
  }
  return { control, read }
}
