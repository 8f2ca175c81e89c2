import { expect, it } from 'vitest'
import { sharePicture } from './share-picture.ts'

it('is a JPEG of ours, never larger than it was or than one is made', () => {
  expect(sharePicture({ url: '/pictures/a.1.webp', width: 2160, height: 1000 })).toEqual({
    url: '/pictures/a.1.jpg',
    width: 1080,
    height: 500,
  })
  expect(sharePicture({ url: '/pictures/a.1.webp', width: 640, height: 480 })).toMatchObject({
    width: 640,
    height: 480,
  })
})

it('is left as it is where it lies elsewhere', () => {
  const far = { url: 'https://cdn.example/a.webp', width: 2160, height: 1000 }
  expect(sharePicture(far)).toEqual(far)
})
