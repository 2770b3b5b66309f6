/** The explanation of a rule in `docs/rules/`. */
export interface RuleWords {
  readonly asks: string
  readonly why: string
  /** An example that breaks the rule, and its correction. */
  readonly fault: string
  readonly repair: string
}

/** Parses the sections of a page by rule id. */
export function readRuleWords(page: string): Map<string, RuleWords> {
  const sections = page.split(/^## /m).slice(1)
  return new Map(
    sections.flatMap((section) => {
      const { id, asks, why, fault, repair } = parts.exec(section.trim())?.groups ?? {}
      if (!id || !asks || !why || !fault || !repair) return []
      const words = {
        asks: toText(asks),
        why: toText(why),
        fault: toText(fault),
        repair: toText(repair),
      }
      return [[id, words]]
    }),
  )
}

const parts =
  /^(?<id>\S+)\n\n(?<asks>.+?)\n\n(?<why>.+?)\n\nFault:\n\n(?<fault>.+?)\n\nMended:\n\n(?<repair>.+)$/s

/** The content of a code block, or the lines of a paragraph joined. */
const toText = (part: string) =>
  /^```\w+\n(.*)\n```$/s.exec(part)?.[1] ?? part.replaceAll('\n', ' ')
