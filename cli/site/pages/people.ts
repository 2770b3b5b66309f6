import type { Person } from '../../../templates/types.ts'
import type { SiteData } from '../schema/data.ts'
import { toPhoto } from './photos.ts'

export function buildPeople({ people }: SiteData): Person[] {
  return people.map(({ name, trade, since, languages = [], answersPhone = false, photo }) => {
    return { name, trade, since, languages, answersPhone, photo: photo ? toPhoto(photo) : null }
  })
}

/** Who answers the phone; a page has room for two. */
export function buildAnswering(data: SiteData): Person[] {
  return buildPeople(data)
    .filter(({ answersPhone }) => answersPhone)
    .slice(0, 2)
}
