/** The pictures of a page by their file names; `null` where a build has no such page. */
export interface PicturedPage {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

/** One HTML page with the pictures of each page side by side. */
export function formatSheet(pages: readonly PicturedPage[]): string {
  const picture = (file: string | null, when: string) =>
    file === null
      ? `<p>${when}: no such page</p>`
      : `<a href="${file}"><img loading="lazy" src="${file}" alt="${when}"></a>`
  const rows = pages.map(({ path, before, after }) => {
    const shown = [picture(before, 'before'), picture(after, 'after')]
    return `<h2>${path}</h2>\n<div>${shown.join('\n')}</div>`
  })
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    '<style>body { margin: 2rem; font-family: system-ui }',
    'div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }',
    'img { width: 100%; border: 1px solid #888 }</style>',
    '<h1>Before and after</h1>',
    ...rows,
    '</html>\n',
  ].join('\n')
}
