/** Words of one trade alone. */
export const tradeWord =
  /\b(roof(s|ers?|ing)?(?!-site)|shingl\w+|gutters?|eaves?|chimneys?|flashing|attics?|siding|solar|paint(s|ers?|ing|ed)?|mason(s|ry)?|plumb(ers?|ing)|hvac|heating|cooling|furnaces?|electric(al|ians?)|landscap(ers?|ing)|septic)\b/i

/** Names of things that programs read have neither blanks nor capitals. */
export const says = (text: string) => /[A-Z ]/.test(text.trim())
