import { expect, it } from 'vitest'
import { fitted, shrunk } from './shrink.ts'

it.each([
  [4032, 3024, 2160, 1620],
  [3024, 4032, 1620, 2160],
  [800, 600, 800, 600],
  [20_000, 3, 2160, 1],
])('fits %i × %i into what the server keeps', (width, height, less, lower) => {
  expect(fitted(width, height)).toEqual({ width: less, height: lower })
})

it('sends a small picture, and one that this browser cannot open, as it is', async () => {
  const small = new File(['small'], 'small.jpg', { type: 'image/jpeg' })
  const strange = new File([new Uint8Array(2_000_000)], 'strange.jpg', { type: 'image/jpeg' })
  expect(await shrunk(small)).toBe(small)
  expect(await shrunk(strange)).toBe(strange)
})
