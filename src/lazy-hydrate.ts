// The only script that every visit loads: controls that work without the application, and the loader that starts
// it when it is needed.

import { elementOf, runControls } from './controls'

const { dataset } = document.documentElement
const { pathname } = location
if (dataset['kind'] === 'not-found') console.error(`Page not found: ${pathname}`)

const script = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
if (script['office']) runControls(JSON.parse(script['office']))

// Not on touch, scroll or a timer: after a tap, the browser loads the page before the application could. A pointer
// or keyboard focus stays on a link for a while first.
let { app } = script
function start(event: Event & { readonly pointerType?: string }) {
  const wanted = event.type === 'focusin' ? ':focus-visible' : 'a,button,input'
  if (!app || event.pointerType === 'touch' || !elementOf(event, wanted)) return
  // It starts once, however often it is imported. The page works without it, so a failure is left at that.
  import(/* @vite-ignore */ app).catch(() => {
    app = ''
  })
}
for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, start)
if (import.meta.env.DEV && app) void import(/* @vite-ignore */ app)

// After a reload, history entries of the application remain, but it is not running. Until it is, going back or
// forward would only change the address, so load the page.
addEventListener('popstate', () => {
  if ('running' in dataset || location.pathname === pathname) return
  history.scrollRestoration = 'auto'
  location.reload()
})
