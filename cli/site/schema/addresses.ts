import * as z from 'zod'
import { tasks } from './tasks.ts'
import * as t from './text.ts'

export const addressesSchema = z
  .strictObject({
    draft: t.optional(
      z.literal(true),
      'While it stands, nobody was told of an address yet, and pages may come and go; `--production` refuses it.',
    ),
    redirects: z
      .array(
        z.strictObject({
          from: t.oldAddress.describe(
            'The old or second address, which is no page, as browsers show it: /services/residential, /contact-us.html, /About%20Us.php, all below one: /blog/*, or with a query: /?p=12.',
          ),
          to: t.address.describe(
            'The page that it leads to, never another redirect: /services/residential-roofing.',
          ),
        }),
      )
      .describe(
        'Old and second addresses of pages; whoever opens one is sent on. `[]` where there is none.',
      )
      .register(tasks, { words: 'Send an old address on to a page' }),
    gone: z
      .array(t.goneAddress)
      .describe(
        'Addresses that were pages once and have no successor, /old-offers.html; they answer that the page is gone. `[]` where there is none.',
      ),
  })
  .meta({
    title: 'addresses.yaml',
    description: 'Addresses that are no page of their own: redirects, and pages that are gone.',
  })

export type AddressesInput = z.infer<typeof addressesSchema>
