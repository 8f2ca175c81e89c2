import { fileURLToPath } from 'node:url'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { couponMemberCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import type { Host } from '@mallard/host'
import type { ShellName } from '@mallard/sandbox/hosts'
import type { Page } from 'playwright'
import { createViteServer } from 'vitest/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandbox, shop, usePhone } from './browser.ts'
import { operator } from './admin.ts'
import { enter, fail, forgetHeard, heard, press } from './host-shell.ts'
import { newShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const place = {
  latitude: 30.2592,
  longitude: 120.2193,
  name: '禾光杭州体验店',
  address: '文三路 90 号',
}

/** Where the sources of the host package are served to a page, one by one. */
let sources: Awaited<ReturnType<typeof createViteServer>>
let hostSource = ''

beforeAll(async () => {
  const root = fileURLToPath(new URL('../packages/host', import.meta.url))
  sources = await createViteServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      cors: true,
      hmr: false,
      watch: null,
      fs: { strict: false },
    },
  })
  await sources.listen()
  hostSource = `${sources.resolvedUrls?.local[0] ?? ''}src/index.ts`
})
afterAll(() => sources?.close())

/**
 * Does something with the page's host, as pages do it: the answer can be waited for when the person
 * has pressed what they are shown.
 */
async function act<T>(
  page: Page,
  doing: (host: Host, value: T) => Promise<unknown>,
  value?: T,
): Promise<() => Promise<unknown>> {
  // As a script of the page: a function that is sent there cannot import.
  await page.addScriptTag({
    type: 'module',
    content: `import { detectHost } from '${hostSource}'; globalThis.detectHost = detectHost`,
  })
  await page.waitForFunction(() => 'detectHost' in globalThis)
  const host = await page.evaluateHandle((sdk) => {
    const { detectHost } = globalThis as unknown as typeof import('@mallard/host')
    const signWeixin = async (url: string) => {
      const answer = await fetch(`/b2c/share/1-1/wx-param?url=${encodeURIComponent(url)}`)
      return ((await answer.json()) as { data: never }).data
    }
    return detectHost(window as never, {
      settings: { scripts: { weixin: [`${sdk}/jweixin.js`], toutiao: [`${sdk}/tt.js`] } },
      services: { signWeixin },
    })
  }, sandbox)
  const answer = host
    .evaluate(doing as (host: Host, value: unknown) => Promise<unknown>, value as unknown)
    .then(
      (done) => ({ done }),
      ({ message }: Error) => ({ failed: message }),
    )
  return () => answer
}

const picked = (host: Host) =>
  host
    .chooseImage({ count: 3 })
    .then((files) => files.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })))

describe('what a host does for a page', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)
  const free = { bypassCSP: true }
  const open = async (name: ShellName) =>
    (await enter(phone, name, '/list/1-1?q=%E5%A3%B6', free)).page

  describe.each(['wechat-ios', 'wechat-android', 'wechat-mini'] as const)('in %s', (name) => {
    it('reads a code, or nothing when one gives up', async () => {
      const page = await open(name)
      const answer = await act(page, (host) => host.scan())
      await page
        .getByRole('dialog', { name: '扫一扫' })
        .getByLabel('码的内容')
        .fill('https://shop.example/x?scan=1')
      await press(page, '扫一扫', '确定')
      expect(await answer()).toEqual({ done: 'https://shop.example/x?scan=1' })
      const again = await act(page, (host) => host.scan())
      await press(page, '扫一扫', '取消')
      expect(await again()).toEqual({ done: undefined })
      const [scanned] = await heard(name, 'scanQRCode')
      expect(scanned?.input).toMatchObject({ needResult: 1, scanType: ['qrCode', 'barCode'] })
      expect(scanned?.problems).toEqual([])
    })

    it('hands over pictures of its album, nine at most unless told, and none when one gives up', async () => {
      const page = await open(name)
      const answer = await act(page, picked)
      await page.getByRole('dialog', { name: '选择图片' }).getByLabel('张数（最多 3）').fill('2')
      await press(page, '选择图片', '完成')
      const png = { type: 'image/png', isEmpty: false }
      expect(await answer()).toEqual({
        done: [
          { name: '1.png', ...png },
          { name: '2.png', ...png },
        ],
      })
      const again = await act(page, (host) => host.chooseImage())
      await page.getByRole('dialog', { name: '选择图片' }).getByLabel('张数（最多 9）').waitFor()
      await press(page, '选择图片', '取消')
      expect(await again()).toEqual({ done: [] })
      expect((await heard(name)).flatMap(({ problems }) => problems)).toEqual([])
    })

    it('shows a place on its map, at scale 28 unless told', async () => {
      const page = await open(name)
      expect(await (await act(page, (host, at) => host.openLocation(at), place))()).toEqual({
        done: undefined,
      })
      const [shown] = await heard(name, 'openLocation')
      expect(shown).toMatchObject({ input: { ...place, scale: 28 }, problems: [] })
    })
  })

  it('in WeChat says so when its scanner fails', async () => {
    const page = await open('wechat-android')
    await fail('wechat-android', 'fail', { method: 'scanQRCode' })
    expect(await (await act(page, (host) => host.scan()))()).toMatchObject({
      failed: expect.stringContaining('HostError'),
    })
  })

  it('in a plain browser picks files, opens a map of the web, and reads no codes', async () => {
    const page = await open('browser')
    const chooser = page.waitForEvent('filechooser')
    const answer = await act(page, picked)
    const files = ['a', 'b', 'c', 'd'].map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from('a picture'),
    }))
    await (await chooser).setFiles(files)
    expect(await answer()).toEqual({
      done: files.slice(0, 3).map(({ name }) => ({ name, type: 'image/png', isEmpty: false })),
    })
    expect(await (await act(page, (host) => host.scan()))()).toMatchObject({
      failed: expect.stringContaining('unsupported'),
    })
    const map = page.context().waitForEvent('page')
    await act(page, (host, at) => host.openLocation(at), place)
    expect((await map).url()).toMatch(
      /^https:\/\/uri\.amap\.com\/marker\?position=120\.2193%2C30\.2592|^chrome-error|^about:blank/,
    )
  })

  it('leads to a live room of a mini-program by its number, and nowhere else', async () => {
    const page = await open('wechat-mini')
    const answer = await act(page, (host) => host.openLive('118'))
    await page.getByRole('dialog', { name: '直播间' }).getByText('房间 118').waitFor()
    await press(page, '直播间', '返回')
    expect(await answer()).toEqual({ done: true })
    expect(await (await act(await open('browser'), (host) => host.openLive('118')))()).toEqual({
      done: false,
    })
  })
})

describe('links of page content', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  /** The operator's page of breakfasts, with a link to a live room in place of one to goods. */
  async function withLiveRoom(page: Page): Promise<void> {
    await page.route('**/cmsV1/a/breakfast*', async (route) => {
      const answer = (await (await route.fetch()).json()) as {
        data: { blocks: { title?: string; link?: object }[] }
      }
      for (const block of answer.data.blocks)
        if (block.title === '安静，是给家人的') block.link = { type: 'live', value: '118' }
      await route.fulfill({ json: answer })
    })
    // What was fetched ahead before that is another page's.
    await page.reload()
    await page.waitForLoadState('networkidle')
    await front(page)
      .getByRole('link', { name: /早晨，慢半拍/ })
      .first()
      .click()
    await page.waitForURL(`${shop}/a/1-1/breakfast`)
    await front(page)
      .getByRole('button', { name: /安静，是给家人的/ })
      .click()
  }

  it.each(['wechat-mini', 'douyin-mini'] as const)('lead to the live room of %s', async (name) => {
    const { page } = await enter(phone, name, '/')
    await withLiveRoom(page)
    await page.getByRole('dialog', { name: '直播间' }).getByText('房间 118').waitFor()
    await press(page, '直播间', '返回')
    const opened = (await heard(name)).filter(({ input }) =>
      JSON.stringify(input).includes('/pages/live/live?roomId=118'),
    )
    expect(opened.map(({ problems }) => problems)).toEqual([[]])
    expect(phone.complaints).toEqual([])
  })

  it.each(['browser', 'wechat-ios', 'app-android'] as const)(
    'say in %s where live rooms are',
    async (name) => {
      const { page } = await enter(phone, name, '/')
      await withLiveRoom(page)
      await toasted(page, '请在小程序中观看直播')
      expect(phone.complaints).toEqual([])
    },
  )

  it.each(['wechat-android', 'douyin-mini', 'app-ios', 'browser'] as const)(
    'lead in %s to any page of the shop, and out of it from a browser alone',
    async (name) => {
      const { page } = await enter(phone, name, '/b/1-1/care-guide')
      const outside = front(page).getByRole('link', { name: /全国 12315 平台/ })
      expect(await outside.getAttribute('href')).toBe(
        name === 'browser' ? 'https://www.12315.cn/' : '/a/1-1',
      )
      await front(page)
        .getByRole('link', { name: /售后与你的权利/ })
        .click()
      await page.waitForURL(`${shop}/help/1-1/agreement/user`)
      await front(page).getByRole('heading', { name: '用户协议' }).first().waitFor()
      expect(phone.complaints).toEqual([])
    },
  )
})

describe('a file or another site, tapped in an app of the brand’s own', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  it.each(['app-android', 'app-ios', 'app-harmony', 'smart-app'] as const)(
    'is opened by %s, and the shop stays where it is',
    async (name) => {
      const { page } = await enter(phone, name, '/b/1-1/care-guide')
      // As operators write them into texts, anywhere on a page.
      await front(page).evaluate((main) =>
        main.insertAdjacentHTML(
          'afterbegin',
          '<p><a href="https://www.12315.cn/"><b>另一个网站</b></a></p><p><a href="/third-party-notices.txt">文件</a></p>',
        ),
      )
      await page.getByText('另一个网站').click()
      await page.getByText('文件').click()
      await expect.poll(async () => (await heard(name, 'link')).length).toBe(2)
      const asked = await heard(name, 'link')
      expect(asked.map(({ problems }) => problems)).toEqual([[], []])
      expect(JSON.stringify(asked)).toContain('https://www.12315.cn/')
      expect(JSON.stringify(asked)).toContain(`${shop}/third-party-notices.txt`)
      expect(page.url()).toBe(`${shop}/b/1-1/care-guide`)
      expect(phone.complaints).toEqual([])
    },
  )
})

describe('a shop assistant’s code', () => {
  const phone = usePhone()
  beforeEach(forgetHeard)

  it('is read by WeChat on the page of coupons, once, and in no browser that cannot', async () => {
    const admin = await operator()
    const { list } = await admin.data(couponAdminCalls.list, {})
    const template = list.find(({ obtain }) => obtain === 'scan')
    const { link } = await admin.data(couponAdminCalls.scanCode, { id: template!.id })
    const { browser } = await newShopper()
    const count = async () =>
      (await browser.data(couponMemberCalls.couponNewlist, { status: 0 })).counts.unused

    const { page } = await enter(phone, 'wechat-android', '/user/1-1/coupon/list2/0', {
      cookies: browser.cookies,
    })
    await expect.poll(count).toBeGreaterThan(0)
    const before = await count()
    const scan = async (text: string) => {
      await front(page).getByRole('button', { name: '扫码领券' }).click()
      await page.getByRole('dialog', { name: '扫一扫' }).getByLabel('码的内容').fill(text)
      await press(page, '扫一扫', '确定')
    }
    await scan('6901234567892')
    await toasted(page, '这不是领券码')
    await scan(link)
    await toasted(page, '领取成功')
    await expect.poll(count).toBe(before + 1)
    await page.reload()
    await toasted(page, '您已领过这张优惠券')
    expect(await count()).toBe(before + 1)
    expect(
      (await heard('wechat-android', 'scanQRCode')).flatMap(({ problems }) => problems),
    ).toEqual([])

    const plain = await phone.open('/user/1-1/coupon/list2/0', { cookies: browser.cookies })
    await plain.waitForLoadState('networkidle')
    expect(await front(plain).getByRole('button', { name: '扫码领券' }).count()).toBe(0)
    expect(phone.complaints).toEqual([])
  })
})
