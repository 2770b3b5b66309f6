import type { AuditBreach } from '../../audit/rule.ts'
import type { Landmark } from '../../audit/site.ts'
import { toSentences } from '../../lib/sentences.ts'
import { textsIn } from './page-texts.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const claimsLandmark: SiteAuditRule = {
  id: 'claims/landmark',
  severity: 'error',
  asks: 'What a text says of the height or size of a landmark is what the gazetteer has.',
  why: 'People who live below a hill know how high it is, and believe no other number on the page.',
  fault: 'Castle Craig stands on a ridge more than 1,000 feet up.  # East Peak has 976 feet',
  repair: 'Castle Craig stands 976 feet up on East Peak.',
  check: (site) => ({
    breaches: [...textsIn(site)].flatMap(([page, texts]) =>
      texts.flatMap((at) =>
        site.landmarks
          .filter((landmark) => names(landmark).some((name) => at.text.includes(name)))
          .flatMap((landmark) => faultsIn(at.text, landmark))
          .map((fault): AuditBreach => ({ page: page.path, at, ...fault })),
      ),
    ),
  }),
}

const names = (landmark: Landmark) => [landmark.name, ...landmark.names]

function faultsIn(text: string, landmark: Landmark): Omit<AuditBreach, 'page' | 'at'>[] {
  const { name, measure, value, unit, source } = landmark
  return toSentences(text)
    .filter((sentence) => names(landmark).some((each) => sentence.includes(each)))
    .flatMap((sentence) => [...sentence.matchAll(measured)])
    .filter(([, words = '', number = '', written = '']) => {
      const said = Number(number.replaceAll(',', ''))
      return written.toLowerCase().startsWith(units[unit]) && !isTrue(words, said, value)
    })
    .map(([part]) => ({
      part,
      message: `${JSON.stringify(part)} is said where ${name} is named; its ${measure} is ${value.toLocaleString('en-US')} ${unit}.`,
      expected: `${value.toLocaleString('en-US')} ${unit} (${source})`,
    }))
}

const measured =
  /\b(?:(more than|over|above|about|around|some|roughly|nearly|almost|less than|under|below) )?(\d[\d,]*(?:\.\d+)?)[- ](feet|foot|ft|miles?|acres?)\b/gi

const units = { feet: 'f', miles: 'mile', acres: 'acre' } as const

/** A number of quite another size is about something else: a roof 20 feet high below a peak. */
function isTrue(words: string, said: number, value: number): boolean {
  if (said < value / 2 || said > value * 2) return true
  if (/^(more than|over|above)$/i.test(words)) return value > said
  if (/^(less than|under|below)$/i.test(words)) return value < said
  if (/^(nearly|almost)$/i.test(words)) return value <= said && value >= said * 0.9
  if (words !== '') return Math.abs(value - said) <= value * 0.05
  return value === said
}
