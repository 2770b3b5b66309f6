/**
 * React as sites have it: its other self notes, for each element, where in the program it was made,
 * which takes more time than all rendering. Only what runs here: commands that are started keep NODE_ENV.
 */
const own = process.env['NODE_ENV']
process.env['NODE_ENV'] = 'production'
await import('react/jsx-runtime')
await import('react-dom/server')
if (own === undefined) delete process.env['NODE_ENV']
else process.env['NODE_ENV'] = own
