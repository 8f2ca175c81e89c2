import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayGive, type Right, rights, roleNames, roles } from './rights.ts'

const some = fc.subarray([...rights])

describe('a role', () => {
  it('is given by nobody who has not got all that it may do', () => {
    fc.assert(
      fc.property(some, some, (held, role) => {
        if (mayGive(held, role)) expect(role.filter((right) => !held.includes(right))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('is given by who writes staff wherever it is within their own, and by who adds them below it', () => {
    fc.assert(
      fc.property(some, fc.nat({ max: 2 ** 30 }), (others, seed) => {
        const role = others.filter((_, place) => (seed >> place % 30) & 1)
        const held = (right: Right) => [...new Set([...others, right])]
        expect(mayGive(held('staff.write'), role)).toBe(true)
        const adder = held('staff.add').filter((right) => right !== 'staff.write')
        const below = role.filter((right) => right !== 'staff.write')
        expect(mayGive(adder, below)).toBe(below.length < adder.length)
        expect(mayGive(adder, adder)).toBe(false)
        const neither = adder.filter((right) => right !== 'staff.add')
        expect(mayGive(neither, below)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('of a manager gives those below: neither an owner nor another manager', () => {
    const given = roleNames.filter((role) => mayGive(roles.manager, roles[role]))
    expect(given).toEqual(['warehouse', 'service'])
    expect(roleNames.filter((role) => mayGive(roles.owner, roles[role]))).toEqual([...roleNames])
    expect(roleNames.filter((role) => mayGive(roles.service, roles[role]))).toEqual([])
  })
})
