// The Network Information API is not in TypeScript's own types: no draft of it is a standard yet.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
