/** A text without characters of no width (Unicode: Default_Ignorable_Code_Point). */
export const lettersOf = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
