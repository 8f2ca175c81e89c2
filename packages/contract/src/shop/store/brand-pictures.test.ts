import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minLogo, logoPictureFault, sharePictureFault } from './brand-pictures.ts'

const side = fc.integer({ min: 1, max: 2160 })

describe('a picture as a logo', () => {
  it('is judged alike lying and standing', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(logoPictureFault({ width, height })).toBe(
          logoPictureFault({ width: height, height: width }),
        )
      }),
    )
  })

  it('is large enough in each direction and nearly a square, or is not taken', () => {
    expect(logoPictureFault({ width: minLogo, height: minLogo })).toBeUndefined()
    expect(logoPictureFault({ width: minLogo - 1, height: 2000 })).toBe('tooSmall')
    expect(logoPictureFault({ width: 500, height: 400 })).toBeUndefined()
    expect(logoPictureFault({ width: 501, height: 400 })).toBe('notSquare')
  })
})

describe('a picture to share', () => {
  it('is told what it lacks: size first, then the ratio of cards', () => {
    expect(sharePictureFault({ width: 1000, height: 800 })).toBeUndefined()
    expect(sharePictureFault({ width: 450, height: 360 })).toBe('small')
    expect(sharePictureFault({ width: 900, height: 900 })).toBe('otherRatio')
  })
})
