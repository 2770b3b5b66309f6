/** Of a firm that may be built for production. */
export function withoutPlaceholders(business: string): string {
  return business
    .replace('"+18605550142"', '"+18604410142"')
    .replaceAll('ridge-eave.example.com', 'ridge-eave-roofing.com')
    .replace('HIC.0000000', 'HIC.0612345')
    .replace(/\nsocial:\n(?: .*\n)+/, '\n')
    .replace(/\nplaceholders:\n(?: .*\n)+/, '\nplaceholders: []\n')
}
