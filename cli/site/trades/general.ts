import { time, type Trade } from './trade.ts'

/** Any trade. "General contractor" is a licensed class in many states: a type for one of them is not ours to give. */
export const general: Trade = {
  name: '',
  facts: [{ label: 'Material', asks: 'what it is made of' }, time],
  calls: ['Do you need work like this?', 'Work to do in {city}?'],
}
