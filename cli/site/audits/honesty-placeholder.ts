import { breachAt, matchesIn } from './claim-breach.ts'
import type { SiteAuditRule } from './site-audit-rule.ts'

export const honestyPlaceholder: SiteAuditRule = {
  id: 'honesty/placeholder',
  severity: 'error',
  asks: 'No filler is left in what visitors read.',
  why: 'A page with a filler looks abandoned, and a made-up address leads nowhere.',
  fault: 'Lorem ipsum dolor sit amet.',
  repair: 'Write the text, or take the place for it out.',
  check: (site) => {
    // The example's own address stands for yours until it is yours: `validate --production` lists it.
    const isExample = isReserved.test(site.data.business.url)
    const patterns = isExample ? [filler] : [filler, new RegExp(isReserved, 'gi')]
    return {
      breaches: patterns.flatMap((pattern) =>
        matchesIn(site, pattern).map((each) => ({
          ...breachAt(each),
          message: `${each.page.path} has a filler ${each.text.where}: ${JSON.stringify(each.match[0])}.`,
          expected: 'the text or the value that belongs there',
        })),
      ),
    }
  },
}

const filler =
  /\b[Ll]orem ipsum\b|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX+\b|\byour (?:company|business|city|town) name\b|\[(?:city|town|name|phone)\]|\{\{?\w+\}?\}/g

const isReserved = /\bexample\.(?:com|net|org)\b/
