import { describe, expect, it } from 'vitest'
import { readableChanges } from './readable-changes.ts'

describe('the changes of an audit row', () => {
  it('tell money as money and switches in words', () => {
    expect(readableChanges({ changes: { salePrice: { before: 39_900, after: 37_900 }, onSale: { before: true, after: false } } }, 'zh')).toEqual([
      { field: '售价', before: '¥399.00', after: '¥379.00' },
      { field: '上架', before: '是', after: '否' },
    ])
  })

  it('tell what was not there before as new, and what was emptied as empty', () => {
    expect(readableChanges({ changes: { parcel: { before: null, after: 'shunfeng SF1' }, remark: { before: 'ring twice', after: '' } } }, 'en')).toEqual([
      { field: 'Parcel', before: undefined, after: 'shunfeng SF1' },
      { field: 'Note', before: 'ring twice', after: 'empty' },
    ])
  })

  it('tell of a table of parameters only the rows that differ', () => {
    const before = [
      { name: 'Power', value: '800 W' },
      { name: 'Colour', value: 'White' },
      { name: 'Old', value: '1' },
    ]
    const after = [
      { name: 'Colour', value: 'White' },
      { name: 'Power', value: '900 W' },
      { name: 'New', value: '2' },
    ]
    expect(readableChanges({ changes: { params: { before, after } } }, 'en')).toEqual([
      { field: 'Parameters · Power', before: '800 W', after: '900 W' },
      { field: 'Parameters · Old', before: '1', after: 'empty' },
      { field: 'Parameters · New', before: undefined, after: '2' },
    ])
  })

  it('tell roles by name, and anything unknown as it is', () => {
    expect(
      readableChanges(
        {
          changes: {
            roles: {
              before: null,
              after: [
                { role: 'manager', storeId: 2 },
                { role: 'owner', storeId: null },
              ],
            },
          },
        },
        'en',
      )[0]?.after,
    ).toBe('Manager #2, Owner')
    expect(readableChanges({ changes: { shape: { before: { a: 1 }, after: 3 } } }, 'en')).toEqual([{ field: 'shape', before: '{"a":1}', after: '3' }])
  })

  it('leave out what was and stays empty', () => {
    expect(readableChanges({ changes: { amount: { before: null, after: null }, reason: { before: null, after: 'late' } } }, 'en')).toEqual([
      { field: 'Reason', before: undefined, after: 'late' },
    ])
  })

  it('tell states of money and what was found of goods in words', () => {
    const lines = { before: null, after: [{ orderItemId: 51, received: 2, sellable: 1 }] }
    const changes = { refund: { before: 'failed', after: 'done' }, channelSaid: { before: null, after: 'paid' }, lines }
    expect(readableChanges({ changes }, 'zh').map(({ before, after }) => [before, after])).toEqual([
      ['退款失败', '已退款'],
      [undefined, '已支付'],
      [undefined, '#51：收到 2 件，可售 1 件'],
    ])
    expect(readableChanges({ changes: { remark: { before: null, after: 'paid' } } }, 'zh')[0]?.after).toBe('paid')
  })

  it('tell order states in words', () => {
    expect(readableChanges({ changes: { status: { before: 0, after: 1 } } }, 'zh')).toEqual([{ field: '订单状态', before: '待付款', after: '待发货' }])
  })
})
