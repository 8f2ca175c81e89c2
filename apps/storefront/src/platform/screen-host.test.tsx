import { act, cleanup, render, screen as page } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageLoader } from './navigator/loader.ts'
import type { PageContext } from './screen.ts'
import { PageBox } from './screen-host.tsx'

const loader = {
  subscribe: () => () => undefined,
  screen: () => undefined,
  load: () => Promise.reject(new Error('gone')),
} as unknown as PageLoader
const context = { name: 'goods', locale: 'zh' } as PageContext
const target = { name: 'goods', params: {}, pathname: '/goods/1-1-1', search: '' } as const
const open = () =>
  act(
    async () =>
      void render(<PageBox loader={loader} target={target} context={context} hint={undefined} />),
  )

describe('a page whose code is gone', () => {
  const reload = vi.fn()
  beforeEach(() => vi.stubGlobal('location', { reload }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
    sessionStorage.clear()
  })

  it('is reloaded once, as a newer shop may be out, and then says so', async () => {
    await open()
    expect(reload).toHaveBeenCalledOnce()
    cleanup()
    await open()
    expect(reload).toHaveBeenCalledOnce()
    page.getByRole('button', { name: '重试' })
  })

  it('says so where nothing can be remembered, and is not reloaded in a circle', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: () => undefined })
    await open()
    page.getByRole('button', { name: '重试' })
    expect(reload).not.toHaveBeenCalled()
  })
})
