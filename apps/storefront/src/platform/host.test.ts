// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connectHost, currentHost, recheckHost } from './host.ts'

afterEach(() => sessionStorage.clear())

describe('the host of this shop', () => {
  it('uses calls to the server that are there only after it is known', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 13; wv) Mobile Safari/537.36 MicroMessenger/8.0.49',
    )
    const mini = {
      navigateTo: () => undefined,
      navigateBack: () => undefined,
      getEnv: (done: (answer: object) => void) => done({ miniprogram: true }),
    }
    Object.assign(window, {
      wx: {
        miniProgram: mini,
        config: () => undefined,
        ready: () => undefined,
        error: () => undefined,
      },
    })
    const before = currentHost()
    expect(before.mode).toBe('wap')
    const signWeixin = vi.fn(() => new Promise<never>(() => undefined))
    connectHost({ services: { signWeixin } })
    void before.setShareCard({ title: '壶', link: 'https://shop.example/goods/1-1-1' })
    await vi.waitFor(() => expect(signWeixin).toHaveBeenCalledWith(location.href.split('#')[0]), {
      timeout: 10_000,
    })
  })

  it('is another one when its SDK says that this is a mini-program', async () => {
    expect(currentHost().mode).toBe('wap')
    await recheckHost()
    expect(currentHost().mode).toBe('weixinMini')
  })
})
