import { describe, expect, it } from 'vitest'
import { pointOf } from './point.ts'

describe('a point of a map', () => {
  it.each(['30.246026,120.155070', ' 30.246026, 120.155070 ', '30.246026，120.155070'])(
    'is read from %s',
    (text) => {
      expect(pointOf(text)).toEqual({ latitude: 30.246026, longitude: 120.15507 })
    },
  )

  it.each(['', '30.2', '120.155070,30.246026', '30,181', '-91,0', '1e1,2', '30.2,120.1,5', 'a,b'])(
    'is not %j',
    (text) => {
      expect(pointOf(text)).toBeUndefined()
    },
  )
})
