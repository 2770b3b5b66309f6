import type { AuditFault } from '../../support/audit-fault.ts'
import { auditSite } from '../../support/audit-site.ts'

const about = (main: string) => auditSite({ '/about': { main } })

const hard =
  'Deterioration of the waterproofing membrane necessitates comprehensive remediation, because accumulated moisture compromises structural insulation and accelerates deterioration of supporting assemblies. '
const easy =
  'The skin of a flat roof wears out. Then water gets in. We take it off and lay a new one. '

/** How texts read, and what they promise. */
export const wordFaults: readonly AuditFault[] = [
  {
    rule: 'reading/level',
    name: 'long sentences of long words',
    faulty: `<p>${hard.repeat(4)}</p>`,
    finds: [
      /^warning \/about: The text of \/about asks for \d\d\.\d years of school \(Flesch-Kincaid\)\. Its hardest part: "Deterioration/,
    ],
    clean: `<p>${easy.repeat(4)}</p>`,
  },
  {
    rule: 'honesty/adjusting',
    name: 'the work of a public adjuster, and inducements',
    faulty: `<p>We will negotiate your claim.</p><p>We deal with your insurance company.</p>
         <p>We handle the whole claim.</p><p>We waive your deductible.</p><p>Get a free roof!</p>`,
    finds: [
      /^error \/about: "negotiate your claim" reads as the work of a public adjuster\. Preparing, .*section 38a-723/,
      /^error \/about: "deal with your insurance company" reads as the work of a public adjuster\./,
      /^error \/about: "handle the whole claim" reads as the work of a public adjuster\./,
      'error /about: "waive your deductible" reads as an inducement; several states forbid to pay or waive a deductible.',
      'error /about: "free roof" reads as an inducement.',
    ],
    clean: `<p>You file the claim, and you deal with your insurer. We document the damage and meet your
         adjuster at the house.</p><p>Ask for a free roof inspection.</p>`,
  },
  {
    rule: 'honesty/state-law',
    name: 'the word of the state for the quality of a firm',
    faulty:
      '<p>We are state-approved.</p><p>Recommended by the Department of Consumer Protection</p>',
    finds: [
      /^error \/about: "state-approved" stands on it\. A registration is not to be shown as .*20-427/,
      /^error \/about: "Recommended by the Department of Consumer Protection" stands on it\./,
    ],
    clean: '<p>Registered with the state, and not approved by the state for anything.</p>',
  },
  {
    rule: 'honesty/superlative',
    name: 'superlatives without evidence',
    faulty: "<p>Connecticut's Top-Rated Roofers</p><p>The best roofers, #1 here.</p>",
    finds: [
      'warning /about: "Top-Rated" has no evidence in the data.',
      'warning /about: "best roofers" has no evidence in the data.',
      'warning /about: "#1" has no evidence in the data.',
    ],
    clean: () => {
      const site = about("<p>Connecticut's Top-Rated Roofers work best in dry weather.</p>")
      const { business } = site.data
      const text = "Connecticut's Top-Rated Roofers"
      const claims = { ...business.claims, 'top-rated': { text, evidence: 'The survey of 2025.' } }
      return { ...site, data: { ...site.data, business: { ...business, claims } } }
    },
  },
  {
    rule: 'honesty/commission',
    name: 'every roof sent to the commission',
    faulty: `<p>In Guilford the Historic District Commission reviews every new roof. Call us.</p>
         <p>A local historic district lies there. New shingles need a certificate.</p>`,
    finds: [
      /^warning \/about: "In Guilford the Historic District Commission reviews every new roof\." sends work to the commission that the law leaves to the owner\. .*7-147j/,
      /^warning \/about: "New shingles need a certificate\." sends work to the commission/,
    ],
    clean: `<p>Repair needs no approval. The Historic District Commission reviews each new roof.</p>
         <p>The commission reviews a new roof that is seen from a public way.</p>
         <p>The commission reviews exterior changes. Ask it about your new roof first.</p>`,
  },
]
