// The only script that every visit loads: what works without the application, and its start when it
// is wanted.

import { elementOf, runControls } from './controls'

const { dataset } = document.documentElement
const { pathname } = location
if (dataset['kind'] === 'not-found') console.error(`Page not found: ${pathname}`)

const { app, office } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
if (office) runControls(JSON.parse(office))

// A finger comes too late: the browser is loading the page before the application can. A pointer and
// the keyboard are at a link for a while. Neither a scroll nor time says that it is wanted.
const signs = ['pointerover', 'pointerdown', 'focusin'] as const
function start(event: Event) {
  const isTouch = 'pointerType' in event && event.pointerType === 'touch'
  const wanted = event.type === 'focusin' ? ':focus-visible' : 'a,button,input'
  if (!isTouch && elementOf(event, wanted)) load()
}
function load() {
  for (const sign of signs) removeEventListener(sign, start)
  // An application that cannot be had is not missed: the page works as it is.
  if (app) import(/* @vite-ignore */ app).catch(() => undefined)
}
for (const sign of signs) addEventListener(sign, start)
if (import.meta.env.DEV) load()

// A reload keeps the entries that the application made in the history, but not the application.
// Until it runs again, a step among them changes the address only: the browser loads the page.
addEventListener('popstate', () => {
  if ('running' in dataset || location.pathname === pathname) return
  history.scrollRestoration = 'auto'
  location.reload()
})
