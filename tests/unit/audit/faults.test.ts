import { expect, test } from 'vitest'
import { testAuditFaults } from './audit-fault.ts'
import { auditFaults } from './all-faults.ts'
import { auditSite, findingsOf } from '../../support/audit-site.ts'

testAuditFaults(auditFaults)

const found = (text: string) =>
  findingsOf('honesty/adjusting', auditSite({ '/about': { main: `<p>${text}</p>` } }))

/** Sentences that Florida, Colorado, Texas and Minnesota ask for, and what else tells who pays. */
test.each([
  'You must pay your deductible.',
  'We cannot pay, waive or rebate your deductible.',
  'You pay your deductible, as in every claim.',
  'The homeowner must pay the deductible.',
  'The policyholder is responsible for paying the deductible.',
  'No roofer may waive or absorb your deductible.',
  'Nobody is allowed to rebate a deductible.',
  'By law we can’t cover your deductible.',
  "We don't pay deductibles.",
  'A contractor may not pay any part of your insurance deductible.',
  'It is illegal to waive a deductible.',
  'Paying your deductible for you is insurance fraud.',
  'Waiving a deductible is against the law in some states.',
  'Your deductible must be paid in full.',
  'Your deductible is paid by you.',
  'Your deductible cannot be waived.',
  'The insurer pays the amount above your deductible.',
  'We will never offer you a rebate, or say that your deductible is on us.',
  'The bill lists the deductible as a line of its own.',
  'State law forbids a roofer to pay, waive or rebate your deductible.',
  'You have to pay the deductible before the last payment is due.',
  'Pay your deductible to the roofer whom you chose.',
  'We cannot negotiate your claim with the insurer.',
  'Nobody but a public adjuster may settle your claim.',
])('%s passes', (text) => {
  expect(found(text)).toEqual([])
})

test.each([
  'Your deductible is on us.',
  'We waive your deductible.',
  'We cover your deductible!',
  'We pay, rebate or absorb your deductible.',
  'We will pay part of your deductible.',
  'We help you pay your deductible.',
  'You never pay your deductible.',
  "You won't owe a deductible.",
  'You do not have to pay the deductible with us.',
  'We never collect your deductible.',
  "We don't ask for the deductible.",
  'Get a new roof with no deductible.',
  'A deductible-free roof.',
  'Ask about our deductible assistance.',
  'Forget about your deductible.',
  'Your deductible is covered.',
  'Deductible waived.',
  'Take $500 off your deductible.',
  'Paying your deductible is our job.',
  'We refund the whole deductible.',
  'We do good work, but we eat your deductible.',
  'Other firms cannot help, so we pay your deductible.',
  'A new roof without paying your deductible.',
  'Keep your deductible in your pocket.',
])('%s is reported once', (text) => {
  expect(found(text)).toEqual([
    expect.stringMatching(
      /^error \/about: ".*" reads as an inducement; several states forbid to pay or waive a deductible\.$/,
    ),
  ])
})
