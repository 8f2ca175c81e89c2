import '@mallard/contract/routes.gen'
import type { SmartDevice } from '@mallard/contract/devices/smart/smart.fields'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#platform/api-error.ts'
import { stage } from '#platform/test-stage.ts'
import equipment from './equipment.screen.tsx'
import serviceLife from './service-life.screen.tsx'
import settings from './settings.screen.tsx'
import warrantyCard from './warranty-card.screen.tsx'

const said = vi.hoisted((): string[] => [])
vi.mock('@mallard/ui/toast', () => ({ toast: (words: string) => void said.push(words) }))
vi.mock('@mallard/ui/dialog', () => ({ confirm: async () => true }))
const told = vi.hoisted((): unknown[] => [])
const host = vi.hoisted(() => ({
  mode: 'wap' as string,
  isInApp: false,
  can: { scan: false },
  scan: async () => '/smart/1-1/equipment/SV-2/0?code=Lamp',
  native: async (...words: unknown[]) => void told.push(words),
}))
vi.mock('#platform/host.ts', () => ({ useHost: () => host, currentHost: () => host }))

const plain = { options: [], least: 0, most: 0, step: 1, unit: '' }
const device: SmartDevice = {
  deviceId: 'SV-1',
  name: '旋转剃须刀 智联版',
  pic: null,
  isOnline: true,
  boundAt: 0,
  lifeLeft: 22,
  model: 'SV01S',
  seenAt: 0,
  fault: null,
  use: [
    { day: '2026-11-27', minutes: 0 },
    { day: '2026-11-28', minutes: 6 },
  ],
  warranty: null,
  mesh: { usedMinutes: 936, ratedMinutes: 1200, since: 5, productSn: 'MESH-1', goods: null },
  settings: [
    { ...plain, code: 'lock', kind: 'switch', name: '旅行锁', value: 'off' },
    { ...plain, code: 'timer', kind: 'number', name: '单次时长', least: 2, most: 10, value: '5' },
    {
      ...plain,
      code: 'mode',
      kind: 'choice',
      name: '剃须模式',
      options: [
        { value: 'soft', name: '敏感' },
        { value: 'deep', name: '深层' },
      ],
      value: 'soft',
    },
  ],
  saved: null,
  productId: 9,
}
const warranty = {
  cardNo: '800000000012',
  activatedAt: Date.UTC(2026, 10, 2),
  startAt: Date.UTC(2026, 10, 1),
  endAt: Date.UTC(2027, 10, 1),
  isOver: false,
  orderSn: null,
}

function open(
  page: unknown,
  {
    part = {},
    answers = {},
    params = {},
    query = {},
    isSignedIn = true,
  }: {
    part?: Partial<SmartDevice>
    answers?: Record<string, unknown>
    params?: Record<string, string>
    query?: Record<string, string>
    isSignedIn?: boolean
  } = {},
) {
  const context = {
    name: 'smartEquipment',
    params: { deviceId: 'SV-1', userId: '999', ...params },
    query,
  }
  const opened = stage({
    isSignedIn,
    page: context as never,
    answers: { 'smart.device': { ...device, ...part }, 'smart.devices': { list: [] }, ...answers },
  })
  const { Screen } = page as { Screen: (props: Record<string, unknown>) => ReactNode }
  opened.show(<Screen {...context} data={{}} />)
  return opened
}
const notFound = () => {
  throw new ApiError(500, '', { reason: 'notFound' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => Object.assign(host, { mode: 'wap', can: { scan: false } }))
afterEach(() => {
  cleanup()
  said.length = 0
  told.length = 0
})

describe('a page of a device', () => {
  it('asks a stranger to sign in, and asks the server for nothing', () => {
    const { calls } = open(equipment, { isSignedIn: false })
    screen.getByText('登录后查看设备')
    expect(calls.filter(([name]) => name === 'smart.device')).toEqual([])
  })

  it('shows the device, and says when it is offline and what is wrong', async () => {
    const fault = { code: 'E12', text: '刀头卡住', at: 1 }
    open(equipment, { part: { isOnline: false, fault } })
    await screen.findByText('旋转剃须刀 智联版')
    screen.getByText('设备不在线，显示的是最近一次的数据')
    expect(screen.getByRole('alert').textContent).toContain('设备故障 E12')
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('22')
    screen.getByRole('listitem', { name: '11-28：6 分钟' })
  })

  it('says that it could not be loaded, and tries again', async () => {
    const { calls } = open(serviceLife, { answers: { 'smart.device': '稍后再试' } })
    await screen.findByText('设备信息没有加载出来')
    press('重试')
    await waitFor(() =>
      expect(calls.filter(([name]) => name === 'smart.device').length).toBeGreaterThan(1),
    )
  })

  it('leads from others to where it is bound', async () => {
    open(settings, { answers: { 'smart.device': notFound } })
    const link = await screen.findByRole('link', { name: '去绑定设备' })
    expect(link.getAttribute('href')).toBe('/smart/1-1/equipment/SV-1/999')
  })
})

describe('a device that is not bound', () => {
  const answers = { 'smart.device': notFound, 'smart.bind': { deviceId: 'SV-1' } }

  it('is bound by the code of the address', async () => {
    const { calls, went } = open(equipment, { answers, query: { code: 'Lamp' } })
    await screen.findByText('还没有绑定这台设备')
    press('绑定这台设备')
    await waitFor(() => expect(said).toEqual(['设备已绑定']))
    expect(calls).toContainEqual(['smart.bind', { deviceId: 'SV-1', code: 'Lamp' }])
    await waitFor(() => expect(went).toEqual(['/smart/1-1/equipment/SV-1/999']))
  })

  it('is bound by the code that is typed, or that the app scans', async () => {
    Object.assign(host, { can: { scan: true } })
    const { calls } = open(equipment, { answers })
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: ' Gate ' } })
    press('绑定这台设备')
    await waitFor(() =>
      expect(calls).toContainEqual(['smart.bind', { deviceId: 'SV-1', code: 'Gate' }]),
    )
    press('扫描设备上的二维码')
    await waitFor(() =>
      expect(calls).toContainEqual(['smart.bind', { deviceId: 'SV-2', code: 'Lamp' }]),
    )
  })

  it('and none in particular: those that are there are shown', async () => {
    const mine = {
      deviceId: 'SV-7',
      name: '剃须刀',
      isOnline: true,
      boundAt: 0,
      lifeLeft: 9,
      pic: null,
    }
    const { calls } = open(equipment, {
      params: { deviceId: 'mine' },
      answers: { 'smart.devices': { list: [mine] } },
    })
    const link = await screen.findByRole('link', { name: /剃须刀/ })
    expect(link.getAttribute('href')).toBe('/smart/1-1/equipment/SV-7/999')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(calls.map(([name]) => name)).not.toContain('smart.device')
  })
})

describe('the warranty card', () => {
  it('is activated, and the app of the devices is told for whom, whatever the address says', async () => {
    Object.assign(host, { mode: 'smartApp' })
    const { calls } = open(warrantyCard, { answers: { 'smart.activateWarranty': warranty } })
    await screen.findByText('未激活')
    press('激活保修')
    await waitFor(() => expect(said).toEqual(['保修已激活']))
    expect(calls).toContainEqual(['smart.activateWarranty', { deviceId: 'SV-1' }])
    expect(told).toEqual([['activetedcard', { deviceId: 'SV-1', userId: '7' }]])
  })

  it('says its number and its time, and is printed where a browser can', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    open(warrantyCard, { part: { warranty } })
    await screen.findByText('8000 0000 0012')
    screen.getByText('2026-11-01 – 2027-11-01')
    press('打印或存为 PDF')
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

describe('the life of a mesh', () => {
  it('says when it is nearly worn, and begins again with a word about the one it replaces', async () => {
    const { calls } = open(serviceLife, {
      part: { lifeLeft: 20 },
      answers: { 'smart.confirmMesh': { ...device, lifeLeft: 100 } },
    })
    await screen.findByText('刀网快要更换了')
    screen.getByText('本店暂不销售适配刀网，可联系客服')
    press('我已更换刀网')
    await screen.findByText('刀网状态良好')
    expect(calls).toContainEqual(['smart.confirmMesh', { deviceId: 'SV-1', since: 5 }])
  })

  it('puts the next mesh into the cart in one tap', async () => {
    const goods = {
      itemId: 3,
      productSn: 'MESH-2',
      title: '刀网',
      subTitle: '',
      price: 1,
      listPrice: 1,
      sales: 0,
      stockState: 1,
      tags: [],
      pic: { url: '/p.webp', width: 1, height: 1, color: '#eee' },
    }
    const { calls } = open(serviceLife, {
      part: { mesh: { ...device.mesh, goods: goods as never } },
      answers: { 'cart.add': { cartNum: 1 } },
    })
    fireEvent.click(await screen.findByRole('button', { name: '加入购物车' }))
    await screen.findByRole('link', { name: '去购物车' })
    expect(calls).toContainEqual(['cart.add', { goods: 'MESH-1', qty: 1 }])
  })
})

describe('settings', () => {
  it('are sent as they were changed, and wait for the device', async () => {
    const pending = { state: 'pending' as const, at: 1, reason: '' }
    const { calls } = open(settings, {
      answers: { 'smart.saveSettings': { ...device, isOnline: false, saved: pending } },
    })
    fireEvent.click(await screen.findByRole('switch', { name: '旅行锁' }))
    fireEvent.click(screen.getByRole('radio', { name: '深层' }))
    fireEvent.click(screen.getByRole('button', { name: '增加' }))
    press('保存设置')
    await screen.findByText('设备离线，联网后自动生效')
    expect(calls.find(([name]) => name === 'smart.saveSettings')?.[1]).toEqual({
      deviceId: 'SV-1',
      values: [
        { code: 'lock', value: 'on' },
        { code: 'timer', value: '6' },
        { code: 'mode', value: 'deep' },
      ],
    })
  })

  it.each([
    [
      { state: 'applied', at: Date.UTC(2026, 10, 28, 2), reason: '' },
      '设置已于 2026-11-28 10:00 生效',
    ],
    [{ state: 'failed', at: 1, reason: '设备正在使用' }, '设备没有接受设置：设备正在使用'],
    [{ state: 'failed', at: 1, reason: '' }, '设备没有接受设置'],
    [{ state: 'pending', at: 1, reason: '' }, '设置已发送，等待设备生效'],
  ] as const)('say what became of them: %j', async (saved, words) => {
    open(settings, { part: { saved } })
    await screen.findByText(words)
    expect(screen.getByRole('button', { name: '保存设置' })).toHaveProperty('disabled', true)
  })
})
