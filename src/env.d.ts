// TypeScript lacks the Network Information API, which is not a standard yet.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
