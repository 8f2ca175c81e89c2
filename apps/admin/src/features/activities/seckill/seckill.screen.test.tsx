import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import type { AdminSeckill } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { fen, hour } from '@mallard/kernel'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import { inStore } from '#platform/test-in-store.tsx'
import SeckillScreen from './seckill.screen.tsx'

const scope = { partnerId: 1, storeId: 1 }
const begins = Date.UTC(2099, 0, 1, 12)

function session(state: ActivityState): AdminSeckill {
  return {
    id: 5,
    version: 3,
    name: '晚八点场',
    nameEn: '',
    state,
    startAt: begins,
    endAt: begins + hour,
    closeReason: state === 'CLOSED' ? '库存不足' : '',
    reminders: 12,
    seen: 4321,
    skus: [
      {
        skuId: 7,
        productSn: 'HL-KT01',
        title: '电水壶',
        attr: '白',
        pic: { url: '/p.webp', width: 1, height: 1, color: '' },
        salePrice: fen(19_900),
        available: 30,
        price: fen(11_900),
        quota: 40,
        limit: 1,
        sold: 20,
        reserved: 10,
        placed: 33,
        paid: 20,
        refused: 1234,
      },
    ],
  }
}

function show(state: ActivityState, rights: readonly string[] = ['promotion.write']) {
  const api = {
    detail: vi.fn(async () => session(state)),
    clashes: vi.fn(async () => [
      {
        kind: 'session',
        skuId: 7,
        title: '电水壶',
        text: '同一时间已在“早场”中',
        isBlocking: true,
      },
    ]),
    save: vi.fn(async () => session(state)),
    close: vi.fn(async () => session('CLOSED')),
  }
  const value = {
    scope,
    api: { seckillAdmin: api, promotionAdmin: { skus: async () => [] } },
    can: (right: string) => rights.includes(right),
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(inStore(value, <SeckillScreen id="5" />, queries))
  return { ...api, fetchAgain: () => act(() => queries.refetchQueries()) }
}

it('shows how a session goes while it runs, and ends it with a reason alone', async () => {
  const api = show('RUN')
  await screen.findByText('实时看板')
  for (const figure of ['75%', '33', '4,321', '1,234', '付款率 60%', '¥2,380.00'])
    expect(screen.getAllByText(figure, { exact: false }).length).toBeGreaterThan(0)
  // In the sums, and in the line of the SKU, whose table may be drawn a moment later.
  expect(screen.getByText('30 / 40 件')).toBeTruthy()
  await screen.findByText('30 / 40')
  fireEvent.click(screen.getByRole('button', { name: '提前结束' }))
  await screen.findByText('提前结束“晚八点场”')
  const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: '提前结束' }).at(-1)!)
  confirm()
  await screen.findByText('请写明原因')
  expect(api.close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '库存不足' }))
  confirm()
  await waitFor(() => expect(api.close).toHaveBeenCalledWith({ id: 5, reason: '库存不足' }))
  await screen.findByText('原因：库存不足', { exact: false })
})

it('says beside a SKU what stands against the set-up, and sends what was typed', async () => {
  const api = show('WAIT')
  await screen.findByText('同一时间已在“早场”中')
  const price = screen.getByLabelText('电水壶 白 秒杀价')
  fireEvent.change(price, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  expect((await screen.findAllByText('请填写秒杀价')).length).toBeGreaterThan(0)
  expect(api.save).not.toHaveBeenCalled()
  fireEvent.change(price, { target: { value: '129' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  await waitFor(() => expect(api.save).toHaveBeenCalledOnce())
  expect(api.save.mock.calls[0]).toMatchObject([
    {
      id: 5,
      version: 3,
      name: '晚八点场',
      skus: [{ skuId: 7, price: 12_900, quota: 40, limit: 1 }],
    },
  ])
})

it('says a refusal at the goods that it is about, and nowhere else', async () => {
  const api = show('WAIT')
  await screen.findByText('同一时间已在“早场”中')
  const details = { skuId: 7, title: '电水壶', price: '199' }
  api.save.mockRejectedValueOnce(new CallFailure('refused', '', 'seckillPriceHigh', details))
  const price = screen.getByLabelText('电水壶 白 秒杀价')
  fireEvent.change(price, { target: { value: '129' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  const said = await screen.findByText('“电水壶”的秒杀价须低于售价¥199')
  expect(said.closest('li')!.parentElement!.closest('li')!.contains(price)).toBe(true)
  expect(document.activeElement).toBe(price)
  expect(screen.queryByRole('alert')).toBeNull()
  // It held for what was sent.
  fireEvent.change(price, { target: { value: '99' } })
  expect(screen.queryByText('“电水壶”的秒杀价须低于售价¥199')).toBeNull()
})

it('says at its time that it begins too soon', async () => {
  const api = show('WAIT')
  await screen.findByText('同一时间已在“早场”中')
  api.save.mockRejectedValueOnce(new CallFailure('refused', '', 'seckillBegun'))
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  const said = await screen.findByText('开始时间须晚于现在', { exact: false })
  expect(said.closest('.ant-form-item')!.contains(screen.getByLabelText('开始'))).toBe(true)
})

it('is only to be looked at without the right', async () => {
  show('WAIT', [])
  await screen.findByText('实时看板')
  expect(screen.queryByRole('button', { name: '提前结束' })).toBeNull()
  expect(screen.getByText('你可以查看，但不能修改。', { exact: false })).toBeTruthy()
})

it('keeps what was typed when a colleague saves, and says so on saving', async () => {
  const api = show('WAIT')
  const price = await screen.findByLabelText<HTMLInputElement>('电水壶 白 秒杀价')
  fireEvent.change(price, { target: { value: '129' } })
  api.detail.mockResolvedValue({ ...session('WAIT'), version: 4, name: '晚九点场' })
  await api.fetchAgain()
  await screen.findByText('晚九点场')
  expect(screen.getByLabelText<HTMLInputElement>('电水壶 白 秒杀价').value).toBe('129')
  api.save.mockRejectedValueOnce(new CallFailure('refused', '', 'versionConflict'))
  fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  await screen.findByText('这个场次刚被别人改过，请刷新后再改')
  expect(api.save.mock.calls).toMatchObject([[{ version: 3, name: '晚八点场' }]])
})

it('goes on from what was saved', async () => {
  const api = show('WAIT')
  const name = await screen.findByLabelText<HTMLInputElement>('场次名称')
  fireEvent.change(name, { target: { value: ' 早场 ' } })
  api.save.mockResolvedValue({ ...session('WAIT'), version: 4, name: '早场' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))
  save()
  await waitFor(() => expect(name.value).toBe('早场'))
  save()
  await waitFor(() => expect(api.save).toHaveBeenCalledTimes(2))
  expect(api.save.mock.calls[1]).toMatchObject([{ version: 4, name: '早场' }])
})
