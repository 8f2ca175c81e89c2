import { expect, it } from 'vitest'
import { zipPlaces } from './zip-names.rules.ts'

const files = [
  '图/壶/A-1.JPG',
  '图/杯/a-1.jpg',
  '图/壶/正面.png',
  '细节（１）.webp',
  'b.jpg',
  'x/b.jpg',
]
const placeOf = (name: string) => [...zipPlaces([name], files).values()][0]

it.each([
  ['正面.png', { index: 2 }],
  ['正面', { index: 2 }],
  ['壶/正面.PNG', { index: 2 }],
  ['./图\\壶/正面.png', { index: 2 }],
  ['细节(1).webp', { index: 3 }],
  ['ｂ.jpg', { index: 4 }],
  ['杯/A-1.jpg', { index: 1 }],
  ['a-1.jpg', 'several'],
  ['a-1', 'several'],
  ['面.png', undefined],
  ['b.png', undefined],
  ['', undefined],
])('%s', (name, place) => {
  expect(placeOf(name)).toEqual(place)
})
