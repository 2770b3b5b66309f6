/** The photo format of many phones: the same boxes as AVIF, with another brand (ISO 23008-12). */
export const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) &&
  !bytes.toString('latin1', 4, 64).includes('avif')

/** Explains the format, and how to get a JPEG. */
export const heicWords =
  'a HEIC photo, as phones keep them, which browsers do not show. Send it as JPEG: open it on a computer and export it as JPEG; on an iPhone, Settings, Camera, Formats, Most Compatible makes JPEG from now on'
