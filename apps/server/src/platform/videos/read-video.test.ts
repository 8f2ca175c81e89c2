import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBeside, readVideo } from './read-video.ts'
import { box, testVideo } from './test-video.ts'

const read = (...given: Parameters<typeof testVideo>) => readVideo(testVideo(...given))

describe('a video', () => {
  it('is told by its bytes: sides, and how long it is', () => {
    expect(read()).toEqual({ width: 1280, height: 720, duration: 12_000 })
    expect(read({ isIndexFirst: false })).toEqual(read())
    expect(read({ isTurned: true })).toMatchObject({ width: 720, height: 1280 })
    expect(read({ sound: '' })).toMatchObject({ duration: 12_000 })
  })

  it('is no other file, whatever it is called', () => {
    const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4000, 1)])
    expect(readVideo(program)).toBe('type')
    expect(readVideo(Buffer.alloc(0))).toBe('type')
    for (const brand of ['qt  ', 'heic', 'avif']) expect(read({ brand })).toBe('type')
  })

  it('is what phones play', () => {
    for (const codec of ['hvc1', 'hev1', 'av01', 'vp09', 'encv'])
      expect(read({ codec })).toBe('codec')
    expect(read({ sound: 'ac-3' })).toBe('codec')
  })

  it('is a minute long at most, by its frames as well as by its word', () => {
    expect(read({ seconds: 60 })).toMatchObject({ duration: 60_000 })
    expect(read({ seconds: 61 })).toBe('tooLong')
    expect(read({ seconds: 12, said: 61 })).toBe('tooLong')
    expect(read({ seconds: 75, said: 12 })).toBe('tooLong')
    expect(read({ seconds: 0 })).toBe('broken')
  })

  it('is there whole: cut short anywhere it is refused', () => {
    for (const isIndexFirst of [true, false]) {
      const whole = testVideo({ isIndexFirst })
      fc.assert(
        fc.property(fc.integer({ min: 12, max: whole.length - 1 }), (length) => {
          expect(readVideo(whole.subarray(0, length))).toBe('broken')
        }),
      )
    }
  })

  it('has the frames that it says it has', () => {
    const lying = testVideo({ frameSize: 100 })
    const at = lying.indexOf('stsz') + 8
    lying.writeUInt32BE(5000, at)
    expect(readVideo(lying)).toBe('broken')
  })

  it('throws for no bytes at all', () => {
    const whole = testVideo()
    const end = whole.indexOf('mdat')
    fc.assert(
      fc.property(fc.nat(end), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const changed = Buffer.from(whole)
        changed[at] = value
        const found = readVideo(changed)
        if (typeof found !== 'string') emptyBeside(changed)
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
        const bytes = Buffer.concat([box('ftyp', Buffer.from('isom')), Buffer.from(rest)])
        expect(readVideo(bytes)).toBeTypeOf('string')
      }),
    )
  })

  it('loses what the camera wrote beside it, and not a byte of the film', () => {
    const bytes = testVideo({ beside: '\xa9xyz+30.2741+120.1551/' })
    const before = readVideo(bytes)
    const film = Buffer.from(bytes.subarray(bytes.indexOf('mdat')))
    emptyBeside(bytes)
    expect(bytes.includes('+30.2741')).toBe(false)
    expect(bytes.subarray(bytes.indexOf('mdat')).equals(film)).toBe(true)
    expect(readVideo(bytes)).toEqual(before)
  })
})
