import { time, type Trade } from './trade.ts'

export const gutters: Trade = {
  name: 'gutter',
  facts: [
    { label: 'Length', asks: 'how many feet of gutter, such as 140 ft' },
    { label: 'Material', asks: 'what the gutters are made of' },
    time,
  ],
  calls: ['Do your gutters look like one of these?', 'More gutters in {city}?'],
  drawsHouses: true,
}
