import { ask, type Failure } from './ask'
import { mayLeave, openDialog, row, type Desk } from './dialog'
import { inputFor, type Input } from './inputs'
import { about, button, make, turnOff } from './make'
import type {
  DataPath,
  Edit,
  Field,
  FieldsOfText,
  Insertion,
  Progress,
  Saved,
  Shows,
} from './protocol'

/** Shows the value that a text comes from, or a list of several. */
export function openAnswer(desk: Desk, { fields, note }: FieldsOfText): void {
  const [first, ...others] = fields
  if (first && others.length === 0) return openField(desk, first, { note })
  const title = first ? 'Which part?' : 'Nothing to change here'
  const rows = fields.map((field) => rowFor(field, () => openField(desk, field)))
  openDialog(desk, title, make('p', {}, note), ...rows)
}

/** A button that opens a value in its own dialog. */
function rowFor(field: Field, open: () => void): HTMLElement {
  const made = row(field.label, open)
  made.append(make('span', {}, wordsIn(field.value).join(', ').slice(0, 120)))
  if (field.proposed) made.append(make('span', {}, 'proposed'))
  return made
}

/** The texts in a value, for a preview. */
const wordsIn = (value: unknown = []): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(wordsIn) : [value]

/** Shows the value at a path, or a new item of a list. */
export const openPath = async (
  desk: Desk,
  path: DataPath,
  insertion?: Insertion,
  draft?: unknown,
) =>
  openField(desk, await ask<Field>('field', { path: JSON.stringify(path) }), { insertion, draft })

interface Opening {
  readonly note?: string
  /** For a new item of a list: where it goes. */
  readonly insertion?: Insertion | undefined
  /** What was written and refused. */
  readonly draft?: unknown
}

/** Shows a value, or a new item of a list. */
function openField(desk: Desk, field: Field, { note = '', insertion, draft }: Opening = {}): void {
  const { path, value, list, kind, stamp } = field
  const shown = draft ?? value
  let place = insertion
  const isNew = insertion !== undefined || value === undefined
  const inputs: Input[] = []
  const show = (part: Field): HTMLElement[] => {
    const { path: to, label, description, parts } = part
    const isList = part.kind === 'list'
    const hasDialog = part.kind === 'map' || part.kind === 'photo' || (isList && path.length === 1)
    // What is new only asks for required fields; the rest can be filled in later.
    if (isNew && part !== field && (isList || (hasDialog && part.optional))) return []
    if (!isNew && part !== field && hasDialog) return [rowFor(part, () => goTo(to))]
    if (part.kind === 'map' || isList) {
      const end = { path: [...to, parts.length], stamp: parts.at(-1)?.stamp ?? '' }
      const add = isList ? [button('Add', () => goTo(end.path, end))] : []
      const inside = [...parts.flatMap(show), ...add, about(description)]
      return [make('fieldset', {}, make('legend', {}, label), ...inside)]
    }
    const input = inputFor({ ...part, value: valueIn(shown, to.slice(path.length)) })
    inputs.push(input)
    return [input.element]
  }
  const told = make('p', { role: 'alert' }, note)
  const tell = (words: string) => (told.textContent = words)
  const foreseen = make('p', { role: 'status' })
  const save = make('button', {}, insertion ? 'Add' : 'Save')

  const whole = () =>
    inputs.reduce(
      (all, input) => put(all, input.field.path.slice(path.length), input.read()),
      value,
    )
  const written = () => JSON.stringify(whole() ?? {})
  const fileIn = () => inputs[0]?.file?.()
  const edit = (): Edit => {
    const now = whole()
    if (place) return { kind: 'insert', path: place.path, value: now ?? '' }
    return now === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: now }
  }
  const explain = async ({ message, findings, field: now }: Failure) => {
    if (now && insertion) {
      tell(message)
      place = await endOf(insertion.path.slice(0, -1))
      return
    }
    if (now) {
      const words = wordsIn(now.value).join('; ').slice(0, 400) || 'nothing'
      return openField(desk, now, { note: `${message}\nIt is now: ${words}`, draft: whole() })
    }
    // A new item is described by the path after the last one, wherever it is inserted.
    const isAt = (found: DataPath | null, input: Input) =>
      found && input.field.path.every((key, at) => at < path.length || found[at] === key)
    const words = (those: Failure['findings']) => those.map((each) => each.message).join('\n')
    for (const input of inputs) {
      input.refuse(words(findings.filter((each) => isAt(each.path, input))))
    }
    const others = findings.filter((each) => !inputs.some((input) => isAt(each.path, input)))
    tell(`${message}\n${words(others)}`)
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  /** Runs work that the server may refuse, once at a time, and shows the errors. */
  const explainingErrors = (work: () => Promise<void>) => {
    save.disabled = true
    work()
      .catch(explain)
      .finally(() => (save.disabled = false))
  }
  const send = async (change: Edit, known: string, file?: File) => {
    const { alt, stage } = Object(whole()) as { readonly alt?: string; readonly stage?: string }
    const photo = { alt, ...(stage && { stage }) }
    const to = { kind: change.kind, path: JSON.stringify(change.path), ...photo, stamp: known }
    const saved = file
      ? showingProgress(tell, ask<Saved>('photo', to, file))
      : ask<Saved>('save', {}, { ...change, stamp: known })
    desk.told(await saved)
    dialog.close()
  }
  const leaving = (work: () => Promise<void>) => mayLeave(desk) && explainingErrors(work)
  const goTo = (to: DataPath, at?: Insertion) => leaving(() => openPath(desk, to, at))

  const buttons = make('div', { className: 'buttons' })
  const body = show(field)
  if (inputs.length > 0) buttons.append(save)
  const form = make('form')
  if (!insertion) {
    if (path.length > 1) buttons.append(button('What belongs to it', () => goTo(path.slice(0, -1))))
    const isPart = field.optional && /^(map|list|photo)$/.test(kind) && value !== undefined
    const omit = () => leaving(() => send({ kind: 'remove', path }, stamp))
    if (isPart && typeof path.at(-1) === 'string') buttons.append(button('Leave it out', omit))
  }
  const ofItem = make('div', { className: 'buttons', role: 'group' })
  if (list && !insertion) {
    const { path: of, index, length, min, max } = list
    const item = [...of, index]
    if (item.length < path.length) ofItem.append(make('small', {}, list.label))
    ofItem.ariaLabel = list.label
    const reasons = make('small')
    const offer = (words: string, work: () => void, why: string | false) => {
      ofItem.append(turnOff(button(words, work, tell), why || ''))
      if (why) reasons.append(`${words}: ${why} `)
    }
    const change = (asked: Edit) => () => leaving(() => send(asked, list.stamp))
    const after = () => goTo([...of, length], { path: [...of, index + 1], stamp: list.stamp })
    offer('Add after', after, length >= max && `there is room for ${max} of these, and no more.`)
    const up = change({ kind: 'move', path: item, to: index - 1 })
    offer('Move up', up, index === 0 && 'it is the first already.')
    const down = change({ kind: 'move', path: item, to: index + 1 })
    offer('Move down', down, index === length - 1 && 'it is the last already.')
    const remove = change({ kind: 'remove', path: item })
    offer('Remove', remove, length <= min && (min === 1 ? onlyOne : atLeast(min)))
    ofItem.append(reasons)
  }
  // Debounced check of the text by `audit`.
  let timer = 0
  const foresee = async () => {
    const { lines } = await ask<{ lines: string[] }>('forecast', {}, { path, value: whole() })
    foreseen.textContent = lines.join('\n')
  }
  Object.assign(form, {
    oninput: () => {
      clearTimeout(timer)
      if (/text|paragraph/.test(kind)) timer = setTimeout(() => void foresee().catch(() => {}), 400)
    },
    onkeydown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) form.requestSubmit()
    },
    onsubmit: (event: Event) => {
      event.preventDefault()
      if (!insertion && !desk.isUnsaved()) return dialog.close()
      explainingErrors(() => send(edit(), place?.stamp ?? stamp, fileIn()))
    },
  })
  const where = make('small', {}, field.place)
  const asked = insertion
    ? []
    : askWhose(field, (change, known) => leaving(() => send(change, known)))
  form.append(told, ...asked, ...body, foreseen, where, buttons, ofItem)
  const count = async () => {
    const { pages } = await ask<Shows>('shows', { path: JSON.stringify(path) })
    if (pages > 0) where.prepend(`Shows on ${pages === 1 ? 'one page' : `${pages} pages`} · `)
  }
  void count().catch(() => {})
  const dialog = openDialog(desk, insertion ? `Add: ${field.label}` : field.label, form)
  const opened = draft === undefined ? written() : undefined
  desk.isUnsaved = () => written() !== opened || fileIn() !== undefined
  form.querySelector<HTMLElement>('input,textarea,select,.row')?.focus()
  form.dispatchEvent(new Event('input'))
}

const onlyOne = 'one of these has to stay: change it instead.'
const atLeast = (min: number) => `${min} of these have to stay: change it instead.`

/** The place after the last item of a list, as it is now. */
async function endOf(list: DataPath): Promise<Insertion> {
  const { parts } = await ask<Field>('field', { path: JSON.stringify(list) })
  return { path: [...list, parts.length], stamp: parts.at(-1)?.stamp ?? '' }
}

/** Tells how many copies of a photo are made while they are. */
async function showingProgress<Answer>(
  tell: (words: string) => void,
  work: Promise<Answer>,
): Promise<Answer> {
  tell('The photo is being read …')
  const timer = setInterval(() => {
    const show = ({ done, total }: Progress) =>
      total > 0 && tell(`Copies of the photo for phones and desks: ${done} of ${total} …`)
    void ask<Progress>('progress').then(show, () => {})
  }, 500)
  return work.finally(() => clearInterval(timer))
}

/** For a proposed value: asks whether it is true of the firm, with a button to confirm. */
function askWhose({ proposed }: Field, answer: (edit: Edit, known: string) => void): HTMLElement[] {
  if (!proposed) return []
  const { path, count, of, stamp } = proposed
  const isOne = of === null && count === 1
  const what = of === null ? `${count} parts of this` : `all of “${of}”`
  const question = isOne ? 'Proposed: is it yours?' : `Proposed, ${what}: is it yours?`
  const yes = button(isOne ? 'It is mine' : 'All of it is mine', () =>
    answer({ kind: 'confirm', path }, stamp),
  )
  return [make('div', { className: 'buttons' }, make('p', {}, question), yes)]
}

/** The value at a path in another, if it is there. */
const valueIn = (around: unknown, path: DataPath): unknown =>
  path.reduce((at, key) => Reflect.get(Object(at), key), around)

/** A copy of a value with a part replaced. */
function put(around: unknown, [key, ...rest]: DataPath, part: unknown): unknown {
  if (key === undefined) return part
  const inside = put(Reflect.get(Object(around), key), rest, part)
  if (Array.isArray(around)) return around.with(Number(key), inside)
  return { ...Object(around), [key]: inside }
}
