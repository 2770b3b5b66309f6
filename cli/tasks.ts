import { listWritten, type Repeatable } from './build/up-to-date.ts'

/** Where a task works, and for which command. */
interface TaskInput {
  readonly root: string
  readonly command: Repeatable
}

/** What can be done beside other work. Input and output are copied between threads. */
export const tasks = {
  listWritten: ({ root, command }: TaskInput) => listWritten(root, command),
}

/** The name of a task. */
export type TaskName = keyof typeof tasks
