import { join } from 'node:path'
import { slices } from '@mallard/contract/slices'
import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { describe, expect, it } from 'vitest'
import { joinOf } from './call-joins.ts'
import { partsOf } from './slices.ts'

/** Names that more than one table has. */
function twice(tables: readonly (object | undefined)[]): string[] {
  const names = tables.flatMap((table) => Object.keys(table ?? {}))
  return names.filter((name, place) => names.indexOf(name) < place)
}

describe('what the nouns of the contract say', () => {
  it('has each name once: no two refuse, log, queue or offer by the same', async () => {
    const refusals = await Promise.all(
      partsOf('errors').map(async ({ file, name }) => {
        const exported = (await import(join('..', file))) as Readonly<Record<string, object>>
        return exported[name]
      }),
    )
    expect(refusals.length).toBeGreaterThan(30)
    expect(slices.length).toBeGreaterThan(40)
    expect(twice(refusals)).toEqual([])
    expect(twice(slices.map(({ audit }) => audit?.kinds))).toEqual([])
    expect(twice(slices.map(({ audit }) => audit?.pages))).toEqual([])
    expect(twice(slices.map(({ audit }) => audit?.actions))).toEqual([])
    expect(twice(slices.map(({ toDos }) => toDos))).toEqual([])
    expect(twice(slices.map(({ jobs }) => jobs))).toEqual([])
    expect(twice(slices.map(({ entrances }) => entrances))).toEqual([])
    expect(twice(slices.map(({ pointsCauses }) => pointsCauses))).toEqual([])
    expect(twice(slices.map(({ invariants }) => invariants))).toEqual([])
    expect(twice([{ a: 1, b: 1 }, undefined, { b: 1 }])).toEqual(['b'])
  })
})

describe('the table of all calls', () => {
  const call = cartCalls.list
  const file = 'packages/contract/src/trade/cart/cart.calls.ts'
  const cart = { file, name: 'cartCalls', rows: { list: call } }
  const gift = { file, name: 'cartGiftCalls', rows: { gifts: call } }

  it('has each table under its name, and one that says so in the domain of another', () => {
    const own = joinOf('calls', [cart, gift], (name) => name.replace('Calls', ''))
    expect(own).toContain("import { cartCalls, cartGiftCalls } from './trade/cart/cart.calls.ts'")
    expect(own).toContain('  cart: cartCalls,\n  cartGift: cartGiftCalls,\n')
    expect(joinOf('calls', [cart, gift], () => 'cart')).toContain(
      '  cart: { ...cartCalls, ...cartGiftCalls },\n',
    )
  })

  it('has no call twice', () => {
    const again = { ...gift, rows: cart.rows }
    expect(() => joinOf('calls', [cart, again], () => 'cart')).toThrow('cart.list')
  })
})
