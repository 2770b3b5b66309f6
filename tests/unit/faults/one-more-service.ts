const last = '# A service can show a photo'

/** Adds a service that nothing links to. */
export const oneMoreService = [
  last,
  `- slug: gutter-guards
  name: Gutter Guards
  summary: Leaves stay out of the gutter, and water finds the outlet.
  features: [Fitted to the gutter]
  pageTitle: Gutter Guards in Connecticut
  metaDescription: >-
    Gutter guards for Connecticut houses under trees, fitted to the gutters that you have, so that
    leaves stay out and water runs off.
  heading: Gutters that stay open
  lead: We fit guards to the gutters that you have.
  tone: standard
  callLabel: Call
  sections:
    - kind: call
      title: Ask about your gutters
      text: The estimate is free.
${last}`,
] as const
