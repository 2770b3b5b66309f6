import { expect, test } from 'vitest'
import { saidOf, saidOfOffice, saidOfThis } from '../../../cli/site/rules/said-places.ts'

const says = (text: string, name: string) =>
  saidOf(text, name).map(({ place, state }) => [place, state])

test.each([
  ['Roofs in Derby, Ohio, and around', 'Ohio', 'OH'],
  ['Roofs in Derby, OH', 'OH', 'OH'],
  ['Roofs in Derby OH', 'OH', 'OH'],
  ['Derby (Ohio) has hills.', 'Ohio', 'OH'],
  ['Derby is in Ohio.', 'Ohio', 'OH'],
  ['Derby lies right in southern Ohio.', 'Ohio', 'OH'],
  ['Derby, a small town of West Virginia, has hills.', 'West Virginia', 'WV'],
  ['Derby in New York is small.', 'New York', 'NY'],
  ['We roof in Derby in Wayne County.', 'Wayne County', undefined],
  ['Derby is a suburb in St. Mary Parish.', 'St. Mary Parish', undefined],
])('%j puts the town somewhere', (text, place, state) => {
  expect(says(text, 'Derby')).toEqual([[place, state]])
})

test.each([
  'Derby lies just over the line from Ohio.',
  'Derby is a mile from Ohio.',
  'From Derby you see Ohio.',
  'Derby and Ohio share a river.',
  'Derby is full of people who work in Ohio.',
  'Derby is not in Ohio.',
  'Derby lies on the Ohio line.',
  'Derby, Ohio line to river',
  'Houses in Derby, Kansas City and Lenexa',
  'Roofs in Derby, Missouri River to Main Street',
  'From Derby, Delaware Street leads north.',
  'Derby, Ohio’s neighbor, has hills.',
  'East Derbyshire, Ohio',
  'Derby, OK to call us',
  'Derby, IN-house crews',
  'Old Derby’s houses in Ohio style',
  'Ohio has a Derby, too.',
])('%j puts it nowhere', (text) => {
  expect(says(text, 'Derby').filter(([place]) => place !== 'OK')).toEqual([])
})

test('a town that is called as a state is none', () => {
  expect(says('Roofs in Kansas City', 'Kansas City')).toEqual([])
  expect(says('Kansas City, Missouri', 'Kansas City')).toEqual([['Missouri', 'MO']])
  expect(says('Delaware, Ohio', 'Delaware')).toEqual([['Ohio', 'OH']])
})

test('the place that a text is about may be named as this one', () => {
  const found = saidOfThis('In this Missouri suburb we know every street.')
  expect(found.map(({ state }) => state)).toEqual(['MO'])
  expect(saidOfThis('This town and Missouri share a line. This Missouri River bluff.')).toEqual([])
})

test.each([
  ['Based in Kansas City, we start early.', 'Kansas City'],
  ['A firm headquartered in St. Louis.', 'St. Louis'],
  ['From our shop in Overland Park', 'Overland Park'],
  ['Our office is in Olathe.', 'Olathe'],
  ['We’re located in Lee’s Summit', 'Lee’s Summit'],
])('%j says where the firm is', (text, name) => {
  expect(saidOfOffice(text).map(({ names }) => names[0])).toEqual([name])
})

test.each([
  'Houses based in part on old plans',
  'We work in Kansas City.',
  'Their office in Kansas City sent us photographs.',
  'Based in {locality}, {state}.',
  'Our roofs in Kansas City',
])('%j does not', (text) => {
  expect(saidOfOffice(text)).toEqual([])
})
