import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayGive, mayGiveAll, type Right, rights, roleNames, roles, withNeeded } from './rights.ts'

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
        const role = others.filter((_, place) => (seed >> (place % 30)) & 1)
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

  it('is given with others only where all of them together could be given as one', () => {
    const place = fc.constantFrom(null, 1, 2)
    const given = fc.array(fc.record({ storeId: place, rights: some }), { maxLength: 4 })
    fc.assert(
      fc.property(some, some, given, (everywhere, here, wanted) => {
        const heldAt = (storeId: number | null) =>
          storeId === 1 ? [...new Set([...everywhere, ...here])] : everywhere
        if (!mayGiveAll(heldAt, wanted)) return
        for (const storeId of new Set(wanted.map((each) => each.storeId))) {
          const there = wanted.filter((each) => each.storeId === null || each.storeId === storeId)
          const role = [...new Set(there.flatMap((each) => each.rights))]
          expect(mayGive(heldAt(storeId), role)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
    const halves = [roles.manager.slice(0, 20), roles.manager.slice(20)]
    const at = (storeId: number | null) => halves.map((half) => ({ storeId, rights: half }))
    for (const half of halves) expect(mayGive(roles.manager, half)).toBe(true)
    expect(mayGiveAll(() => roles.manager, at(null))).toBe(false)
    expect(mayGiveAll(() => roles.owner, at(null))).toBe(true)
  })

  it('comes with what its rights are of no use without; those that are built in have it', () => {
    fc.assert(
      fc.property(some, (held) => {
        const needed = withNeeded(held)
        expect(needed).toEqual(expect.arrayContaining(held))
        expect(withNeeded(needed)).toEqual(needed)
      }),
    )
    expect(withNeeded(['goods.write', 'order.ship', 'staff.write'])).toEqual(
      rights.filter((right) => /^(goods|order)\.read$|^goods\.write$|\.ship$|^staff/.test(right)),
    )
    for (const role of roleNames) expect(withNeeded(roles[role])).toHaveLength(roles[role].length)
  })
})
