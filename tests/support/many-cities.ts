import type { SiteData } from '../../cli/site/schema/data.ts'

/** The data with so many cities: its own first, then the same under other names. */
export function withCities(data: SiteData, count: number): SiteData {
  const cities = Array.from({ length: count }, (_, index) => {
    const city = data.cities[index % data.cities.length]
    if (!city) throw new Error('There is no city to repeat.')
    const round = Math.floor(index / data.cities.length)
    return round === 0 ? city : { ...city, cityName: `${city.cityName} ${lettersOf(round)}` }
  })
  return { ...data, cities }
}

/** A word of its own for each number from 1. */
function lettersOf(number: number): string {
  const letter = String.fromCodePoint(97 + (number % 26))
  return number < 26 ? letter : lettersOf(Math.floor(number / 26)) + letter
}
