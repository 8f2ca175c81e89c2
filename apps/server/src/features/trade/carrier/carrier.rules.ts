import {
  maxOwnCarriers,
  type AdminCarrier,
  type ListedCarrier,
} from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { carriers, ownCarrierCode, waysWithout } from '@mallard/contract/trade/order/carrier.codes'

type BuiltIn = Omit<AdminCarrier, 'isOn'>

const builtIn: readonly BuiltIn[] = [
  ...carriers.map((each) => ({ ...each, kind: 'express' as const, isOwn: false })),
  ...waysWithout.map((each) => ({ ...each, phone: '', isOwn: false })),
]
const byCode: ReadonlyMap<string, BuiltIn> = new Map(builtIn.map((each) => [each.code, each]))

/**
 * Every way to send goods, in the partner's order. Who has set nothing is offered all carriers, and
 * no way without one; what a list does not name, as it was made before that came, is off.
 */
export function carrierList(kept: readonly ListedCarrier[] | undefined): AdminCarrier[] {
  if (!kept) return builtIn.map((each) => ({ ...each, isOn: each.kind === 'express' }))
  const listed = kept.flatMap(({ code, isOn, own }): AdminCarrier[] => {
    // Written out: the database keeps the fields in an order of its own.
    if (own) {
      const { name, nameEn, phone } = own
      return [{ code, kind: 'van', name, nameEn, phone, isOn, isOwn: true }]
    }
    const known = byCode.get(code)
    return known ? [{ ...known, isOn }] : []
  })
  const codes = new Set(kept.map(({ code }) => code))
  const missing = builtIn.filter(({ code }) => !codes.has(code))
  return [...listed, ...missing.map((each) => ({ ...each, isOn: false }))]
}

/** What is wrong with a list, for who has typed it; undefined: nothing. */
export function listProblem(list: readonly ListedCarrier[]): string | undefined {
  if (new Set(list.map(({ code }) => code)).size < list.length) return '快递公司重复'
  if (list.some(({ code, own }) => (own ? !ownCarrierCode.test(code) : !byCode.has(code))))
    return '没有这家快递公司'
  if (list.filter(({ own }) => own).length > maxOwnCarriers) return `自送最多${maxOwnCarriers}个`
  const names = carrierList(list).map(({ name }) => name)
  if (new Set(names).size < names.length) return '名称与其他快递公司重复'
  return list.some(({ isOn }) => isOn) ? undefined : '至少开启一种发货方式'
}
