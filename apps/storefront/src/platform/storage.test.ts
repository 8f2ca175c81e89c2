import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lastStore, rememberStore } from './storage.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('document', { cookie: '' })
})

describe('the store that was visited last', () => {
  it('is remembered on the phone, and told to the server', () => {
    rememberStore({ partnerId: 2, storeId: 1 })
    expect(lastStore()).toEqual({ partnerId: 2, storeId: 1 })
    expect(document.cookie).toMatch(/^store=2-1; Path=\/;/)
  })
})
