/** Whether a process of this computer is running, by its id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Other errors are about a process that belongs to somebody else.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
