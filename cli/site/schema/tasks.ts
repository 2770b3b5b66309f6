import * as z from 'zod'

/** What owners do with a field or a file, in their words; `edit` offers it. */
interface Task {
  /** Change the phone number */
  readonly words: string
  /** The command that does it better than a dialog. */
  readonly command?: string
  /** What an item of the list is, where a task has several lists. */
  readonly item?: string
}

/** The fields and files that owners come for. Of a list, the task adds an item, or changes one. */
export const tasks = z.registry<Task>()

export const photoTask: Task = { words: 'Add or change a photo' }

/** What is different for some days, and until when: closed days, other hours, notices. */
export const daysTask = (item: string): Task => ({
  words: 'Say what is different, and until when',
  item,
})
