// The only script that every visit loads. It starts the application when it is of use: at the
// first sign of intent, or when the browser has nothing else to do.

const page = document.documentElement.dataset
if (page['kind'] === 'not-found') console.error(`Page not found: ${location.pathname}`)

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const

let started = false
function start() {
  if (started) return
  started = true
  for (const sign of signs) removeEventListener(sign, start)
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  if (app) void import(/* @vite-ignore */ app)
}

function startWhenIdle() {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1))
  setTimeout(() => idle(start), 3000)
}

// While the site is edited, the page should follow from the first moment.
if (import.meta.env.DEV) start()
for (const sign of signs) addEventListener(sign, start, { passive: true })
if (!navigator.connection?.saveData) {
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}
