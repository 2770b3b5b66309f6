import type { Failure } from './ask'
import { openDialog, row, type Desk } from './dialog'
import { openPath } from './field-dialog'
import { make } from './make'
import type { Target, Task } from './protocol'

/** Lists what an owner may want to do; each opens its dialog, or tells its command. */
export function openTasks(desk: Desk, tasks: readonly Task[]): void {
  const told = make('p', { role: 'alert' })
  const tell = ({ message }: Failure) => (told.textContent = message)
  const visit = ({ path, insertion, draft }: Target) =>
    void openPath(desk, path, insertion ?? undefined, draft).catch(tell)
  const open = ({ words, command, targets }: Task) => {
    const [only, ...others] = targets
    if (command !== null) {
      told.textContent = `In a terminal, in the folder of your site: ${command}`
    } else if (only && others.length === 0) visit(only)
    else openDialog(desk, words, told, ...targets.map((each) => row(each.label, () => visit(each))))
  }
  const note = make('p', {}, 'Or close this, and click a text or a photo on the page.')
  const rows = tasks.map((task) => row(task.words, () => open(task)))
  openDialog(desk, 'What would you like to do?', note, ...rows, told)
}
