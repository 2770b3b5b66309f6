// Which notices are shown is up to the day of the visit, not that of the build. Read before the page is painted, so
// that nothing moves: this is no module, as a module would come later. Where it fails, the page is as it was built.

const script = document.currentScript as HTMLScriptElement
const notices: readonly (readonly [id: string, from: number, to: number])[] = JSON.parse(
  script.dataset['notices'] as string,
)
const sheet = new CSSStyleSheet()

function settle(): void {
  const now = Date.now()
  const rules = notices.map(
    ([id, from, to]) =>
      `#${id}{display:${from <= now && now < to && !sessionStorage[id] ? 'block' : 'none'}}`,
  )
  sheet.replaceSync(rules.join(''))
}

settle()
document.adoptedStyleSheets.push(sheet)
addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  sessionStorage[target.value] = 1
  settle()
})
