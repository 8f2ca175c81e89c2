// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectHost, HostError, type HostPage } from '../index.ts'
import { fakePage } from '../test-host-page.ts'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const card = { title: '壶', text: '一把好壶', link: 'https://shop.example/goods/1-1-1' }

const open = (more: Partial<HostPage> = {}) => {
  const page = fakePage(safari, more)
  return { page, host: detectHost(page) }
}

describe('a plain browser', () => {
  it('shares by the system’s sheet', async () => {
    const share = vi.fn(async () => undefined)
    expect(await open({ navigator: { userAgent: safari, share } }).host.share(card)).toBe('shared')
    expect(share).toHaveBeenCalledWith({ title: '壶', text: '一把好壶', url: card.link })
  })

  it('takes a closed sheet for no failure, and says when there is none', async () => {
    const closed = () => Promise.reject(new DOMException('', 'AbortError'))
    const forbidden = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    expect(await open({ navigator: { userAgent: safari, share: closed } }).host.share(card)).toBe(
      'cancelled',
    )
    expect(
      await open({ navigator: { userAgent: safari, share: forbidden } }).host.share(card),
    ).toBe('unsupported')
    expect(await open().host.share(card)).toBe('unsupported')
  })

  it('loads no script of any host, whatever is asked of it', async () => {
    const { page, host } = open()
    host.title('首页')
    await host.setShareCard(card)
    await host.share(card)
    expect([
      await host.statusBar('#FFFFFF'),
      await host.tabBar(true),
      await host.back(),
      await host.closeWindow(),
      await host.openLive('1'),
    ]).toEqual(Array.from({ length: 5 }, () => false))
    expect(page.document.title).toBe('首页')
    expect(page.scripts).toEqual([])
  })

  it('cannot read codes or speak with an app, and says so', async () => {
    const { host } = open()
    await expect(host.scan()).rejects.toEqual(new HostError('unsupported'))
    await expect(host.native('login')).rejects.toMatchObject({ reason: 'unsupported' })
    expect(host.can).toMatchObject({
      scan: false,
      album: false,
      live: false,
      closeWindow: false,
      externalLinks: true,
    })
  })

  it('shows a place on a map', async () => {
    const { page, host } = open()
    await host.openLocation({ latitude: 31.2, longitude: 121.5, name: '门店 & 仓库' })
    const map = new URL(page.left[0]!)
    expect(map.searchParams.get('position')).toBe('121.5,31.2')
    expect(map.searchParams.get('name')).toBe('门店 & 仓库')
  })

  it('leaves for a provider’s own page to sign in', async () => {
    const { page, host } = open()
    expect(
      await host.signIn('appleWeb', { partnerId: 1, storeId: 1, startUrl: '/sso/apple' }),
    ).toEqual({ kind: 'left' })
    expect(page.left).toEqual(['/sso/apple'])
    await expect(host.signIn('appleWeb', { partnerId: 1, storeId: 1 })).rejects.toMatchObject({
      reason: 'unsupported',
    })
  })
})

describe('picking pictures in a plain browser', () => {
  let made: HTMLInputElement[] = []

  beforeEach(() => {
    made = []
    const create = document.createElement.bind(document)
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name) as HTMLInputElement
      made.push(element)
      return element
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const pick = (names: string[]) => {
    const input = made[0]!
    Object.defineProperty(input, 'files', {
      value: names.map((name) => new File(['x'], name, { type: 'image/png' })),
      configurable: true,
    })
    input.dispatchEvent(new Event('change'))
  }
  const asked = (host: ReturnType<typeof open>['host'], count?: number) => {
    const files = host.chooseImage(count === undefined ? {} : { count })
    return vi.waitFor(() => expect(made).toHaveLength(1)).then(() => ({ files }))
  }

  it('takes nine at most unless told', async () => {
    const { files } = await asked(open({ document }).host)
    const input = made[0]!
    expect([input.type, input.accept, input.multiple]).toEqual(['file', 'image/*', true])
    pick(Array.from({ length: 12 }, (_, at) => `${at}.png`))
    expect(await files).toHaveLength(9)
  })

  it('gives nothing when the shopper gives up', async () => {
    const { files } = await asked(open({ document }).host, 1)
    made[0]!.dispatchEvent(new Event('cancel'))
    expect(await files).toEqual([])
  })
})
