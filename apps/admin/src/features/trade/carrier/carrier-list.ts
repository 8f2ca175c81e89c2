import type {
  AdminCarrier,
  CarrierList,
  ListedCarrier,
} from '@mallard/contract/trade/carrier/carrier-admin.calls'

/** A list as the call takes it. */
export const asListed = (list: readonly AdminCarrier[]): ListedCarrier[] =>
  list.map(({ code, isOn, isOwn, name, nameEn, phone }) => ({
    code,
    isOn,
    own: isOwn ? { name, nameEn, phone } : null,
  }))

/** The list with a van of one's own: at its place, or a new one below those that are on. */
export function withOwn(
  { list }: Pick<CarrierList, 'list'>,
  code: string,
  own: NonNullable<ListedCarrier['own']>,
): ListedCarrier[] {
  const listed = asListed(list)
  const place = listed.findIndex((each) => each.code === code)
  if (place >= 0) return listed.map((each) => (each.code === code ? { ...each, own } : each))
  const end = list.findLastIndex(({ isOn }) => isOn) + 1
  return [...listed.slice(0, end), { code, isOn: true, own }, ...listed.slice(end)]
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A code for a new van. */
export const newOwnCode = (): string =>
  `own${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('')}`
