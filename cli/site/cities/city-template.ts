import type { NewCity } from './new-city.ts'

type KnownFields = Pick<NewCity, 'cityName' | 'coordinates' | 'nearbyAreas'> & {
  readonly county: string | undefined
}

/** An entry to fill in, with what is known of the city, for `add-city --from`. */
export function cityTemplate({ cityName, county = '', coordinates, nearbyAreas }: KnownFields) {
  const at = coordinates
    ? `coordinates: { lat: ${coordinates.lat}, lon: ${coordinates.lon} }`
    : '# coordinates: { lat: 41.2918, lon: -72.3762 }'
  return `# A city for \`roof-site add-city --from FILE.yaml\`. Fill in what is empty; for more cities,
# repeat from "- cityName" on. Lines that start with # are notes; take the sign away to use one.

# The name; the address is made from it.
- cityName: ${JSON.stringify(cityName)}
  # A name from data/counties.yaml.
  county: ${JSON.stringify(county)}
  # The heading, 15 to 60 characters, no two alike. Without it, one is proposed.
  # pageTitle: ""
  # For search engines, 70 to 160 characters, no two alike. Without it, one is proposed.
  # metaDescription: ""
  # The center of the town. Known for a town of data/places/.
  ${at}
  # The drawing: cape, colonial, saltbox, victorian, triple-decker, ranch, mill or commercial.
  # house: colonial
  # Names inside the town that the texts below use.
  # places: []
  # What is true of roofs here, 60 to 120 words; it may go on over indented lines.
  description: >-
    
  # What is hard on roofs here: 3 to 5 items of one or two sentences.
  localChallenges:
    - ""
    - ""
    - ""
  # 5 to 10 towns close by; those with a page become links.
  nearbyAreas: [${nearbyAreas.join(', ')}]
`
}
