import type { Trade } from './trade.ts'

export const roofing: Trade = {
  type: 'RoofingContractor',
  name: 'roofing',
  facts: [
    { field: 'squares', label: 'Roof area', asks: 'the size of the roof, in squares' },
    { field: 'days', label: 'Time on site', asks: 'how many days it took' },
    { field: 'material', label: 'Material', asks: 'what lies on the roof now' },
    { field: 'pitch', label: 'Pitch', asks: 'how steep the roof is, such as 8/12' },
  ],
  calls: ['Is your roof one of these?', 'Another roof in {city}?'],
  sections: ['layers', 'leak'],
  drawsHouses: true,
  worked: 'roof',
}
