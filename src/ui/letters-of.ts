/** A text without characters that take no room (Unicode: Default_Ignorable_Code_Point). */
export const lettersOf = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
