import { time, type Trade } from './trade.ts'

export const windows: Trade = {
  name: 'window',
  facts: [
    { label: 'Windows', asks: 'how many windows, such as 12' },
    { label: 'Frames', asks: 'what the frames are made of' },
    time,
  ],
  calls: ['Do your windows look like one of these?', 'More windows in {city}?'],
  drawsHouses: true,
}
