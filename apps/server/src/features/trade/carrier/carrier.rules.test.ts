import { carriers } from '@mallard/contract/trade/order/carrier.codes'
import { describe, expect, it } from 'vitest'
import { carrierList, listProblem } from './carrier.rules.ts'

const builtIn = (code: string, isOn = true) => ({ code, isOn, own: null })
const van = (code = 'ownvan00001', name = '小李面包车') => ({
  code,
  isOn: true,
  own: { name, nameEn: '', phone: '13900001234' },
})

describe('the list of ways to send goods', () => {
  it('is all carriers, and no way without one, until the partner says otherwise', () => {
    const list = carrierList(undefined)
    expect(list.filter(({ isOn }) => isOn).map(({ code }) => code)).toEqual(
      carriers.map(({ code }) => code),
    )
    expect(list.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['none', 'pickup'])
  })

  it('stands in the partner’s order; what it does not name is off, and nothing is lost', () => {
    const list = carrierList([van(), builtIn('jd'), builtIn('pickup', false)])
    expect(list.slice(0, 3)).toMatchObject([
      { kind: 'van', name: '小李面包车', phone: '13900001234', isOn: true, isOwn: true },
      { code: 'jd', kind: 'express', name: '京东物流', isOn: true, isOwn: false },
      { code: 'pickup', kind: 'pickup', isOn: false },
    ])
    expect(list).toHaveLength(carriers.length + 3)
    expect(list.slice(3).every(({ isOn }) => !isOn)).toBe(true)
  })

  it('leaves out what a later version does not know', () => {
    expect(carrierList([builtIn('gone'), builtIn('jd')])[0]?.code).toBe('jd')
  })

  it.each([
    ['names one twice', [builtIn('jd'), builtIn('jd')], '快递公司重复'],
    ['names one that nobody knows', [builtIn('pigeon')], '没有这家快递公司'],
    ['gives a van the code of a carrier', [van('jd')], '没有这家快递公司'],
    ['takes a van for one of every shop', [builtIn('ownvan00001')], '没有这家快递公司'],
    ['calls a van like a carrier', [van('ownvan00001', '顺丰速运')], '名称与其他快递公司重复'],
    ['calls two vans alike', [van(), van('ownvan00002')], '名称与其他快递公司重复'],
    ['offers nothing', [builtIn('jd', false)], '至少开启一种发货方式'],
    [
      'has too many vans',
      Array.from({ length: 21 }, (_, at) => van(`ownvan000${10 + at}`, `${at}号车`)),
      '自送最多20个',
    ],
  ])('is wrong where it %s', (_, list, problem) => {
    expect(listProblem(list)).toBe(problem)
  })

  it('is right with vans, in any order', () => {
    expect(listProblem([van(), builtIn('pickup'), builtIn('jd', false)])).toBe(undefined)
  })
})
