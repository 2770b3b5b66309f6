/** React and Vite ask NODE_ENV which of their two selves to be; a site is always the same one. */
export async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
