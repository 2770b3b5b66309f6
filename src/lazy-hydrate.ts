// The only script that every visit loads. It starts the application when it is of use: at the
// first sign of intent, or when the browser has nothing else to do.

const page = document.documentElement.dataset
const path = location.pathname
if (page['kind'] === 'not-found') console.error(`Page not found: ${path}`)

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const

let started = false
function start() {
  if (started) return
  started = true
  showPictures()
  for (const sign of signs) removeEventListener(sign, start)
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  // An application that cannot be had is not missed: the page works as it is.
  if (app) import(/* @vite-ignore */ app).catch(() => undefined)
}

/** Lets the pictures come that wait for the visitor to move; see pictures.css. */
function showPictures() {
  page['moved'] = ''
}

/** Whether a picture has its place on the first screen; one that is not shown has none. */
function isInSight(picture: Element) {
  const { top, width } = picture.getBoundingClientRect()
  return width > 0 && top < innerHeight
}

function afterLoad() {
  for (const picture of document.querySelectorAll('img[loading="lazy"]')) {
    if (isInSight(picture)) for (const wait of picture.getAnimations()) wait.cancel()
  }
  idle(addManifest)
  if (!savesData) setTimeout(() => idle(start), 6000)
}

function idle(run: () => void) {
  const wait = globalThis.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 1))
  wait(run)
}

/** What describes the site to who keeps it. Named in the page it would be fetched before its fonts. */
function addManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}

// A reload keeps the entries that the application made in the history, but not the application.
// Until it runs again, a step among them changes the address only: the browser loads the page.
addEventListener('popstate', () => {
  if ('running' in page || location.pathname === path) return
  history.scrollRestoration = 'auto'
  location.reload()
})

const savesData =
  navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
if (savesData) page['savesData'] = ''

// While the site is edited, the page should follow from the first moment.
if (import.meta.env.DEV) start()
for (const sign of signs) addEventListener(sign, start, { passive: true })
addEventListener('scroll', showPictures, { passive: true, once: true })
if (document.readyState === 'complete') afterLoad()
else addEventListener('load', afterLoad)
