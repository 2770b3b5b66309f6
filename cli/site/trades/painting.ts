import { time, type Trade } from './trade.ts'

export const painting: Trade = {
  type: 'HousePainter',
  name: 'painting',
  facts: [
    { label: 'Painted', asks: 'how much was painted, such as 1,800 sq ft' },
    { label: 'Paint', asks: 'what paint it is, and how many coats' },
    time,
  ],
  calls: ['Does your paint look like one of these?', 'Another house in {city}?'],
  drawsHouses: true,
}
