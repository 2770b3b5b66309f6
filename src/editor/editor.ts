// `roof-site edit` adds this to its pages: click a text to change the value that it comes from.

import { ask, type Failure } from './ask'
import { leaveDialog, openDialog, type Desk } from './dialog'
import css from './editor.css?inline'
import { openAnswer } from './field-dialog'
import { button, make, turnOff } from './make'
import type { FieldsOfText, Changes, Saved, Task } from './protocol'
import { openTasks } from './tasks-dialog'
import { textAt, textsOf, type PageText } from './texts'

const host = make('section', { ariaLabel: 'Editor' })
const root = host.attachShadow({ mode: 'open' })
const adopt = (to: DocumentOrShadowRoot, rules: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  to.adoptedStyleSheets.push(sheet)
}
adopt(root, css)
// The toolbar must not cover the end of the page, focused elements, or the page's own bars.
adopt(
  document,
  'html{scroll-padding-bottom:9rem}body{margin-bottom:4rem}.call-bar{bottom:3.5rem!important}',
)

const storageKey = 'roof-site-edit'
let isOn = sessionStorage.getItem(storageKey) !== 'off'
let chosen: PageText | undefined

const status = make('p', { role: 'status' })
const focusBox = make('button', { type: 'button', className: 'focus-box', hidden: true })
const keys = make('div', { role: 'application', ariaLabel: 'Texts of this page' }, focusBox)
const toggle = button('', () => turn(!isOn))
Object.assign(toggle, { role: 'switch', title: 'Alt+E' })
const request =
  <Told>(name: string, then: (answer: Told) => void, body?: object) =>
  () =>
    void ask<Told>(name, {}, body).then(then, explain)
const say = (...lines: readonly string[]) => (status.textContent = lines.join('\n'))
const undo = button('Undo', request('undo', told, {}), say)
const redo = button('Redo', request('redo', told, {}), say)
const changed = button('Changes', request('changes', showChanges))
const todo = button('To do …', request('tasks', showTasks))
const tools = make(
  'div',
  { role: 'toolbar', ariaLabel: 'Editing' },
  toggle,
  undo,
  redo,
  changed,
  todo,
)
root.append(keys, make('div', { className: 'bar' }, status, tools))
document.body.append(host)

function turn(to: boolean): void {
  isOn = to
  sessionStorage.setItem(storageKey, to ? 'on' : 'off')
  toggle.ariaChecked = String(to)
  toggle.textContent = to ? '☑ Editing' : '☐ Editing'
  point(texts().find(({ range }) => range.getBoundingClientRect().top > 80))
}

function told({ done, warnings, count, ...steps }: Saved): void {
  turnOff(undo, steps.undo ? '' : 'Nothing was saved in this tab that could be taken back.')
  turnOff(redo, steps.redo ? '' : 'Nothing was taken back in this tab.')
  changed.textContent = count === 1 ? '1 change' : `${count} changes`
  say(done, ...warnings.map((each) => `Warning: ${each}`))
}

function explain({ message = '', findings = [] }: Partial<Failure>): void {
  say(message, ...findings.map((each) => each.message))
}

const desk: Desk = { root, told, isUnsaved: () => false }

function showTasks(tasks: readonly Task[]): void {
  openTasks(desk, tasks)
}

addEventListener('beforeunload', (event) => {
  if (desk.isUnsaved()) event.preventDefault()
})

/** Shows removed and added lines, and the pages with the change. */
function showChanges({ report, diff }: Changes): void {
  const lines = diff.split('\n').map((line) => {
    const kind = /^\+(?!\+\+ )/.test(line) ? 'ins' : /^-(?!-- )/.test(line) ? 'del' : 'span'
    return make(kind, {}, `${line}\n`)
  })
  openDialog(desk, 'What have I changed?', make('pre', {}, ...lines), make('p', {}, report))
}

function open({ text, nth }: PageText): void {
  status.textContent = ''
  ask<FieldsOfText>('fields', { page: location.pathname, text, nth })
    .then((answer) => openAnswer(desk, answer))
    .catch(explain)
}

/** Moves the outline to a text; shown on hover or keyboard focus. */
function point(text: PageText | undefined, isShown = false): void {
  chosen = text
  focusBox.hidden = !isOn || text === undefined
  focusBox.classList.toggle('shown', isShown)
  if (!text) return
  const { left, top, width, height } = text.range.getBoundingClientRect()
  const box = { left: left - 4, top: top - 4, width: width + 8, height: height + 8 }
  for (const [side, size] of Object.entries(box)) focusBox.style.setProperty(side, `${size}px`)
  focusBox.ariaLabel = `Change: ${text.text}`
}

const texts = () => textsOf(document.body)

const isOwn = (event: Event) => event.composedPath().includes(host)

addEventListener('pointermove', (event) => {
  if (!isOn || isOwn(event) || event.pointerType === 'touch') return
  const found = textAt(texts(), event)
  if (found) point(found, true)
  else focusBox.classList.remove('shown')
})
const stay = () => point(chosen, focusBox.classList.contains('shown'))
for (const sign of ['scroll', 'resize']) addEventListener(sign, stay, { capture: true })
// Saved changes are rendered a moment later.
const changes = { subtree: true, childList: true, characterData: true }
new MutationObserver(stay).observe(document.body, changes)

// Capturing, before the page and its router: in edit mode, links are just text.
addEventListener(
  'click',
  (event) => {
    if (!isOn || isOwn(event) || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const found = textAt(texts(), event)
    if (!found) return
    point(found, true)
    open(found)
  },
  { capture: true },
)
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') leaveDialog(desk)
  if (!event.altKey || event.code !== 'KeyE') return
  event.preventDefault()
  turn(!isOn)
  if (isOn) focusBox.focus()
})
focusBox.addEventListener('click', () => chosen && open(chosen))
focusBox.addEventListener('keydown', (event) => {
  if (!event.key.startsWith('Arrow') || !chosen) return
  event.preventDefault()
  const { range } = chosen
  const all = texts()
  // Keeps the position when the page has been rendered again.
  const at = all.findIndex(
    (each) => each.range.compareBoundaryPoints(Range.START_TO_START, range) >= 0,
  )
  const next = all[at + (/Up|Left/.test(event.key) ? -1 : 1)]
  next?.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  if (next) point(next, true)
})

// A change of the list of pages loads the page again: what was told of it is told once more.
const saidKey = 'roof-site-edit-said'
addEventListener('pagehide', () => sessionStorage.setItem(saidKey, status.textContent))
const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
const said = type === 'reload' ? (sessionStorage.getItem(saidKey) ?? '') : ''

turn(isOn)
ask<Saved>('state').then(
  (saved) => {
    told({ ...saved, done: said })
    if (saved.isFirst) request('tasks', showTasks)()
  },
  (failure: Failure) => {
    explain(failure)
    if (!failure.isUnreadable) return
    turn(false)
    toggle.disabled = true
  },
)
