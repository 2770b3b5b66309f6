/** Draws SVG that holds no text as PNG, in its own size or as wide as told. */
export async function rasterize(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  })
  return image.asPng()
}
