/**
 * Whether the browser has translated the page since it was loaded: Chrome and Edge add a class, others set the
 * language. React would then show texts of two languages, or fail on nodes that are no longer its own.
 */
export function isTranslated(): boolean {
  const { lang, classList } = document.documentElement
  return (
    lang !== 'en-US' || classList.contains('translated-ltr') || classList.contains('translated-rtl')
  )
}
