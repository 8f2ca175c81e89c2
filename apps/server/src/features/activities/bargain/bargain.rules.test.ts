import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { hour } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutOf, roomEnd, roomStatusAt, unitsLeft } from './bargain.rules.ts'

/** Friends, and what they have to bring a price down by: at least 1 fen each. */
const room = fc
  .integer({ min: 1, max: 100 })
  .chain((friends) =>
    fc.tuple(fc.constant(friends), fc.integer({ min: friends, max: 100_000_000 })),
  )

describe('the cuts of a room', () => {
  it('add up to the difference exactly, each of at least 1 fen, whatever is drawn', () => {
    fc.assert(
      fc.property(
        room,
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 100,
          maxLength: 100,
        }),
        ([friends, difference], draws) => {
          let rest = difference
          for (let come = 0; come < friends; come += 1) {
            const left = friends - come
            const cut = cutOf(rest, left, (most) => 1 + Math.floor(draws[come]! * most))
            expect(Number.isInteger(cut)).toBe(true)
            expect(cut).toBeGreaterThanOrEqual(1)
            if (left > 1) expect(cut).toBeLessThanOrEqual(Math.floor((2 * rest) / left))
            rest -= cut
            expect(rest).toBeGreaterThanOrEqual(left - 1)
          }
          expect(rest).toBe(0)
        },
      ),
    )
  })

  it('come out at the floor as well when one of them is taken back and another friend comes', () => {
    fc.assert(
      fc.property(room, fc.nat(), ([friends, difference], seed) => {
        const cuts: number[] = []
        let rest = difference
        const next = () => {
          const cut = cutOf(rest, friends - cuts.length, (most) => 1 + (seed % most))
          cuts.push(cut)
          rest -= cut
        }
        while (cuts.length < friends) next()
        const [gone] = cuts.splice(seed % friends, 1)
        rest += gone!
        next()
        expect([rest, cuts.reduce((sum, cut) => sum + cut, 0)]).toEqual([0, difference])
      }),
    )
  })
})

describe('where things stand', () => {
  it('ends a room at its time, and one that is not at the floor with its activity', () => {
    const at = (status: 1 | 2 | 3 | 4, now: number, isClosed = false) =>
      roomStatusAt({ status, expireAt: 20, isClosed }, now)
    const { running, reached, failed, ordered } = roomStatus
    expect([at(running, 19), at(running, 20), at(running, 19, true)]).toEqual([1, 3, 3])
    expect([at(reached, 19), at(reached, 20), at(reached, 19, true)]).toEqual([2, 3, 2])
    expect([at(ordered, 99, true), at(failed, 1)]).toEqual([4, 3])
  })

  it('lets a room stay open for its hours, and never longer than its activity', () => {
    expect(roomEnd({ endAt: 100 * hour, roomHours: 24 }, hour)).toBe(25 * hour)
    expect(roomEnd({ endAt: 10 * hour, roomHours: 24 }, hour)).toBe(10 * hour)
  })

  it('counts what the activity and the store both have', () => {
    const taken = { stock: 10, reserved: 3, sold: 2, available: 50 }
    expect(unitsLeft(taken)).toBe(5)
    expect(unitsLeft({ ...taken, available: 2 })).toBe(2)
    expect(unitsLeft({ ...taken, reserved: 9 })).toBe(0)
  })
})
