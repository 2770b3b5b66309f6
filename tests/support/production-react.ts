/**
 * Uses React's production build: the development build records the creation stack of each element, which takes
 * longer than rendering. Only in this process: child processes keep NODE_ENV.
 */
const before = process.env['NODE_ENV']
process.env['NODE_ENV'] = 'production'
await import('react/jsx-runtime')
await import('react-dom/server')
if (before === undefined) delete process.env['NODE_ENV']
else process.env['NODE_ENV'] = before
