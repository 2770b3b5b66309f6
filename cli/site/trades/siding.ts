import { time, type Trade } from './trade.ts'

export const siding: Trade = {
  name: 'siding',
  facts: [
    { label: 'Wall area', asks: 'how much siding, such as 1,800 sq ft' },
    { label: 'Material', asks: 'what is on the walls now' },
    time,
  ],
  calls: ['Do your walls look like one of these?', 'Another house in {city}?'],
  drawsHouses: true,
}
