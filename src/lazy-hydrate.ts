// The only script that every visit loads. It starts the application when it is of use: at the
// first sign of intent, or when the browser has nothing else to do.

const { dataset } = document.documentElement
const { pathname } = location
if (dataset['kind'] === 'not-found') console.error(`Page not found: ${pathname}`)

const savesData =
  navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
if (savesData) dataset['savesData'] = ''

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
function start() {
  for (const sign of signs) removeEventListener(sign, start)
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  // An application that cannot be had is not missed: the page works as it is.
  if (app) import(/* @vite-ignore */ app).catch(() => undefined)
}
for (const sign of signs) addEventListener(sign, start, { passive: true })
const whenIdle = globalThis.requestIdleCallback ?? setTimeout
if (!savesData) addEventListener('load', () => setTimeout(() => whenIdle(start), 6000))
if (import.meta.env.DEV) start()

// A reload keeps the entries that the application made in the history, but not the application.
// Until it runs again, a step among them changes the address only: the browser loads the page.
addEventListener('popstate', () => {
  if ('running' in dataset || location.pathname === pathname) return
  history.scrollRestoration = 'auto'
  location.reload()
})
