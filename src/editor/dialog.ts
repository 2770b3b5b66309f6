import { ask, type Failure } from './ask'
import { inputFor, type Input } from './inputs'
import { about, button, make } from './make'
import type { FieldsOfText, DataPath, Edit, Field, Saved, Shows } from './protocol'

/** The container of dialogs, of which one is open at a time, and the callbacks for their results. */
export interface Desk {
  readonly root: ShadowRoot
  readonly told: (saved: Saved) => void
}

/** Opens a dialog in place of the current one; it is removed when closed. */
export function openDialog({ root }: Desk, title: string, ...content: readonly Node[]) {
  root.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  const head = make(
    'form',
    { method: 'dialog' },
    make('h2', {}, title),
    make('button', {}, 'Close'),
  )
  const dialog = make('dialog', { ariaLabel: title, onclose: () => dialog.remove() }, head)
  dialog.append(...content)
  root.append(dialog)
  dialog.showModal()
  return dialog
}

/** Shows the value that a text comes from, or a list of several. */
export function openAnswer(desk: Desk, { fields, note }: FieldsOfText): void {
  const [first, ...others] = fields
  if (first && others.length === 0) return openField(desk, first, note)
  const title = first ? 'Which part?' : 'Nothing to change here'
  const rows = fields.map((field) => rowFor(field, () => openField(desk, field)))
  openDialog(desk, title, make('p', {}, note), ...rows)
}

/** A button that opens a value in its own dialog. */
function rowFor(field: Field, open: () => void): HTMLElement {
  const row = button(field.label, open)
  row.className = 'row'
  row.append(make('span', {}, wordsIn(field.value).join(', ').slice(0, 120)))
  if (field.proposed) row.append(make('span', {}, 'proposed'))
  return row
}

/** The texts in a value, for a preview. */
const wordsIn = (value: unknown = []): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(wordsIn) : [value]

/** Shows a value with a note; or, with `insert`, a new item for a list. */
function openField(desk: Desk, field: Field, note = '', insert?: DataPath): void {
  const { path, value, list, kind, stamp } = field
  const inputs: Input[] = []
  const show = (part: Field): HTMLElement[] => {
    const { path: to, label, description, parts } = part
    const isList = part.kind === 'list'
    const hasDialog = part.kind === 'map' || part.kind === 'photo' || (isList && path.length === 1)
    // A new item only asks for required fields; the rest can be filled in later.
    if (insert && part !== field && (isList || (hasDialog && part.optional))) return []
    if (!insert && part !== field && hasDialog) return [rowFor(part, () => goTo(to))]
    if (part.kind === 'map' || isList) {
      const end = [...to, parts.length]
      const add = isList ? [button('Add', () => goTo(end, end))] : []
      const inside = [...parts.flatMap(show), ...add, about(description)]
      return [make('fieldset', {}, make('legend', {}, label), ...inside)]
    }
    const input = inputFor(part)
    inputs.push(input)
    return [input.element]
  }
  const told = make('p', { role: 'alert' }, note)
  const foreseen = make('p', { role: 'status' })
  const save = make('button', {}, insert ? 'Add' : 'Save')

  const whole = () =>
    inputs.reduce(
      (all, input) => put(all, input.field.path.slice(path.length), input.read()),
      value,
    )
  const isChanged = () => JSON.stringify(whole() ?? {}) !== JSON.stringify(value ?? {})
  const edit = (): Edit => {
    const now = whole()
    if (insert) return { kind: 'insert', path: insert, value: now }
    return now === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: now }
  }
  const explain = ({ message, findings, field: now }: Failure) => {
    if (now) {
      const yours = inputs.map(({ read }) => String(read() ?? '')).join('; ')
      return openField(desk, now, `${message} You had written: ${yours}`)
    }
    // A new item is described by the path after the last one, wherever it is inserted.
    const isAt = (found: DataPath | null, input: Input) =>
      found && input.field.path.every((key, at) => at < path.length || found[at] === key)
    const words = (those: Failure['findings']) => those.map((each) => each.message).join('\n')
    for (const input of inputs) {
      input.refuse(words(findings.filter((each) => isAt(each.path, input))))
    }
    const others = findings.filter((each) => !inputs.some((input) => isAt(each.path, input)))
    told.textContent = `${message}\n${words(others)}`
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  /** Runs work that the server may refuse, once at a time, and shows the errors. */
  const explainingErrors = (work: () => Promise<void>) => {
    save.disabled = true
    work()
      .catch(explain)
      .finally(() => (save.disabled = false))
  }
  const send = async (change: Edit, file?: File) => {
    const { alt } = Object(whole()) as { readonly alt?: string }
    const saved = file
      ? ask<Saved>('photo', { path: JSON.stringify(path), alt }, file)
      : ask<Saved>('save', {}, { ...change, stamp })
    desk.told(await saved)
    dialog.close()
  }
  const goTo = (to: DataPath, item?: DataPath) =>
    explainingErrors(async () => {
      openField(desk, await ask<Field>('field', { path: JSON.stringify(to) }), '', item)
    })

  const buttons = make('div', { className: 'buttons' })
  const offer = (words: string, work: () => void, isOff = false) =>
    buttons.append(button(words, work, isOff))
  const body = show(field)
  if (inputs.length > 0) buttons.append(save)
  if (path.length > 1 && !insert) offer('What belongs to it', () => goTo(path.slice(0, -1)))
  if (list && !insert) {
    const { path: of, index, length, min, max } = list
    const item = [...of, index]
    const change = (asked: Edit) => () => explainingErrors(() => send(asked))
    const after = () => goTo([...of, length], [...of, index + 1])
    offer('Add after', after, length >= max)
    offer('Move up', change({ kind: 'move', path: item, to: index - 1 }), index === 0)
    offer('Move down', change({ kind: 'move', path: item, to: index + 1 }), index === length - 1)
    offer('Remove', change({ kind: 'remove', path: item }), length <= min)
  }
  // Debounced check of the text by `audit`.
  let timer = 0
  const foresee = async () => {
    const { lines } = await ask<{ lines: string[] }>('forecast', {}, { path, value: whole() })
    foreseen.textContent = lines.join('\n')
  }
  const form = make('form', {
    oninput: () => {
      clearTimeout(timer)
      if (/text|paragraph/.test(kind)) timer = setTimeout(() => void foresee().catch(() => {}), 400)
    },
    onkeydown: ({ key, ctrlKey, metaKey }) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) form.requestSubmit()
    },
    onsubmit: (event) => {
      event.preventDefault()
      const file = inputs[0]?.file?.()
      if (file || isChanged()) explainingErrors(() => send(edit(), file))
      else dialog.close()
    },
  })
  const place = make('small', {}, field.place)
  const isLeft = () => !isChanged() || confirm(leave)
  const confirmed = (change: Edit) => isLeft() && explainingErrors(() => send(change))
  const asked = insert ? [] : askWhose(field, confirmed)
  form.append(told, ...asked, ...body, foreseen, place, buttons)
  const count = async () => {
    const { pages } = await ask<Shows>('shows', { path: JSON.stringify(path) })
    if (pages > 0) place.prepend(`Shows on ${pages === 1 ? 'one page' : `${pages} pages`} · `)
  }
  void count().catch(() => {})
  const dialog = openDialog(desk, insert ? `Add: ${field.label}` : field.label, form)
  dialog.addEventListener('cancel', (event) => {
    if (!isLeft()) event.preventDefault()
  })
  form.querySelector<HTMLElement>('input,textarea,select,.row')?.focus()
  form.dispatchEvent(new Event('input'))
}

const leave = 'Leave without saving?'

/** For a proposed value: asks whether it is true of the firm, with a button to confirm. */
function askWhose({ proposed }: Field, answer: (edit: Edit) => void): HTMLElement[] {
  if (!proposed) return []
  const { path, count, of } = proposed
  const isOne = of === null && count === 1
  const what = of === null ? `${count} parts of this` : `all of “${of}”`
  const question = isOne ? 'Proposed: is it yours?' : `Proposed, ${what}: is it yours?`
  const yes = button(isOne ? 'It is mine' : 'All of it is mine', () =>
    answer({ kind: 'confirm', path }),
  )
  return [make('div', { className: 'buttons' }, make('p', {}, question), yes)]
}

/** A copy of a value with a part replaced. */
function put(around: unknown, [key, ...rest]: DataPath, part: unknown): unknown {
  if (key === undefined) return part
  const inside = put(Reflect.get(Object(around), key), rest, part)
  if (Array.isArray(around)) return around.with(Number(key), inside)
  return { ...Object(around), [key]: inside }
}
