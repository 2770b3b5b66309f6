import * as z from 'zod'
import { address } from './text.ts'

/** addresses.yaml: redirects, and addresses that are gone. */
export const addressesSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: address(), to: address() })),
  gone: z.array(address()),
})

/** addresses.yaml, checked. */
export type AddressesInput = z.infer<typeof addressesSchema>
