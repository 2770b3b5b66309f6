import * as z from 'zod'
import * as t from './text.ts'

export const addressesSchema = z
  .strictObject({
    redirects: z
      .array(
        z.strictObject({
          from: t.address.describe(
            'The old or second address, which is no page: /services/residential.',
          ),
          to: t.address.describe(
            'The page that it leads to, never another redirect: /services/residential-roofing.',
          ),
        }),
      )
      .describe(
        'Old and second addresses of pages; whoever opens one is sent on. `[]` where there is none.',
      ),
    gone: z
      .array(t.address)
      .describe(
        'Addresses that were pages once and have no successor; they answer that the page is gone. `[]` where there is none.',
      ),
  })
  .meta({
    title: 'addresses.yaml',
    description: 'Addresses that are no page of their own: redirects, and pages that are gone.',
  })

export type AddressesInput = z.infer<typeof addressesSchema>
