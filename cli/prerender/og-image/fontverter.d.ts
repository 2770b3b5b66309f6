// fontverter has no types of its own; this is the part of it that the build uses.
declare module 'fontverter' {
  const fontverter: {
    /** Rejects where the bytes are no font. */
    readonly convert: (font: Buffer, format: 'sfnt') => Promise<Buffer>
  }
  export default fontverter
}
