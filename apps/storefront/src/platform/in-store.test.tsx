import { act, cleanup, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InStore } from './in-store.tsx'
import { stage } from './test-stage.ts'

describe('a page about something of another store', () => {
  const reload = vi.fn()
  beforeEach(() => vi.stubGlobal('location', { ...location, reload }))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    localStorage.clear()
  })
  const openIn = (partnerId: number) =>
    act(
      async () =>
        void stage({ page: { name: 'kitchenIndex', scope: { partnerId, storeId: 1 } } }).show(
          <InStore store={{ partnerId: 1, storeId: 1 }}>厨房</InStore>,
        ),
    )

  it('is asked for again in that one, and nothing of it is shown in this', async () => {
    await openIn(2)
    expect(reload).toHaveBeenCalledOnce()
    expect(localStorage.getItem('lastStore')).toBe('1-1')
    expect(page.queryByText('厨房')).toBeNull()
  })

  it('is shown in its own', async () => {
    await openIn(1)
    expect(reload).not.toHaveBeenCalled()
    page.getByText('厨房')
  })

  it('is shown where nothing can be remembered, and is not reloaded in a circle', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined })
    await openIn(2)
    page.getByText('厨房')
    expect(reload).not.toHaveBeenCalled()
  })
})
