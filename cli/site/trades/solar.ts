import { time, type Trade } from './trade.ts'

export const solar: Trade = {
  name: 'solar',
  facts: [
    { label: 'Size', asks: 'how much power, such as 8.2 kW' },
    { label: 'Panels', asks: 'how many panels, such as 20' },
    time,
  ],
  calls: ['Could your house be one of these?', 'Another house in {city}?'],
}
