// The Network Information API is not in TypeScript's own types: no draft of it is a standard yet.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

/** Where the policy asks for it, a script's text comes from a policy of the page (Trusted Types). */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScript(text: string): string },
      ): { createScript(text: string): string }
    }
  | undefined
