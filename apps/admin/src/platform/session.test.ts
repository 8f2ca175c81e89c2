import { describe, expect, it } from 'vitest'
import { storeToOpen, type Store } from './session.ts'

const store = (storeId: number) => ({ partnerId: 1, storeId }) as Store
const stores = [store(1), store(2)]

describe('the store to open', () => {
  it('is the one of the address, if it is ours', () => {
    expect(storeToOpen(stores, { partnerId: 1, storeId: 2 }, '1-1')).toBe(stores[1])
    expect(storeToOpen(stores, { partnerId: 9, storeId: 2 }, null)).toBe(stores[0])
  })

  it('is else the one that was worked in last, if it is still ours', () => {
    expect(storeToOpen(stores, undefined, '1-2')).toBe(stores[1])
    expect(storeToOpen(stores, undefined, '1-7')).toBe(stores[0])
  })

  it('is none for somebody without stores', () => {
    expect(storeToOpen([], undefined, '1-1')).toBeUndefined()
  })
})
