/** The first word of a town's name, and the space behind it. */
const beginning =
  /\b(East|El|Fort|Las|Los|New|North|Old|Port|Saint|San|Santa|South|St\.|West) (?=\p{Lu})/gu

/** A text in which no line ends within the name of a town: New Haven, Old Saybrook. */
export const keepNames = (text: string): string => text.replaceAll(beginning, '$1\u00A0')
