import { expect, it } from 'vitest'
import { ownOrigins } from './own-origins.ts'

const live = ownOrigins('https://shop.example', { '1-2': ['https://hangzhou.example:8443'] })

it.each([
  ['https://shop.example', true],
  ['https://hangzhou.example:8443', true],
  ['https://hangzhou.example', false],
  ['http://shop.example', false],
  ['https://shop.example:8443', false],
  ['https://shop.example.evil.example', false],
  ['https://SHOP.example', false],
  ['null', false],
  ['', false],
])('%s is an origin of ours: %s', (origin, isOwn) => {
  expect(live.has(origin)).toBe(isOwn)
})

it('a demo answers to every name of its machine, at its port alone', () => {
  const demo = ownOrigins('http://127.0.0.1:3000')
  expect([...demo].sort()).toEqual([
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://localhost:3000',
  ])
  expect(ownOrigins('https://shop.example').size).toBe(1)
})
