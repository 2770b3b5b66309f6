import * as z from 'zod'
import { address } from './text.ts'

export const addressesSchema = z.strictObject({
  redirects: z.array(z.strictObject({ from: address(), to: address() })),
  gone: z.array(address()),
})

export type AddressesInput = z.infer<typeof addressesSchema>
