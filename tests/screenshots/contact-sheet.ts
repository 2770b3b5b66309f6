/** The file of a page's picture: `service-areas_guilford-360.jpg`. */
export function pictureOf(path: string, width: number): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
  return `${name}-${width}.jpg`
}

/** One HTML page with all pictures: a row a page, each picture at its share of the row. */
export function contactSheet(paths: readonly string[], widths: readonly number[]): string {
  const pictures = (path: string) =>
    widths.map((width) => {
      const file = pictureOf(path, width)
      return `<a href="${file}" style="flex:${width}"><img loading="lazy" src="${file}" alt="${width} pixels wide"></a>`
    })
  const rows = paths.map((path) => `<h2>${path}</h2>\n<div>${pictures(path).join('\n')}</div>`)
  const styles = [
    'body { margin: 2rem; font-family: system-ui }',
    'div { display: flex; gap: 1rem; align-items: start }',
    'a { min-width: 0 }',
    'img { width: 100%; border: 1px solid #888 }',
  ]
  return [
    '<!doctype html>',
    '<html lang="en"><meta charset="utf-8"><title>All pages</title>',
    `<style>${styles.join(' ')}</style>`,
    '<h1>All pages</h1>',
    ...rows,
    '</html>\n',
  ].join('\n')
}
