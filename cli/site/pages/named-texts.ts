import type { DataPath } from '../../parse/parse.ts'
import type { SiteModel } from '../../render/site-model.ts'
import type { SiteData } from '../schema/data.ts'

/** Texts of pages that are one value of the data, which stands there in another form or is a name. */
export function namedTexts(data: SiteData, { site }: SiteModel): ReadonlyMap<string, DataPath> {
  const { business } = site
  const named: readonly (readonly [string, DataPath])[] = [
    [business.name, ['business', 'name']],
    [business.phone.text, ['business', 'phone']],
    [business.phone.e164, ['business', 'phone']],
    [business.email, ['business', 'email']],
    [business.address.street, ['business', 'address', 'street']],
    [business.address.locality, ['business', 'address', 'locality']],
    [business.address.region, ['business', 'address', 'region']],
    [business.address.postalCode, ['business', 'address', 'postalCode']],
    ...data.services.map(({ name }, index) => [name, ['services', index, 'name']] as const),
    ...data.counties.map(({ name }, index) => [name, ['counties', index, 'name']] as const),
    ...data.cities.map(({ cityName }, index) => [cityName, ['cities', index, 'cityName']] as const),
  ]
  return new Map(named)
}
