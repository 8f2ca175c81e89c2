import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import type { Locale, Scope } from '@mallard/kernel'

/** Where to go from a refusal, and what the button there says. */
export interface Way {
  readonly text: string
  readonly to: string
}

interface Row {
  readonly text: readonly [zh: string, en: string]
  readonly to: (store: { partnerId: number; storeId: number }) => string
}

const apply: Row = { text: ['去申请', 'Apply'], to: (store) => href('fxApply', store) }
const cart: Row = { text: ['去购物车', 'To the cart'], to: (store) => href('cart', store) }
const service: Row = { text: ['联系客服', 'Contact us'], to: (store) => href('service', store) }
const returns: Row = {
  text: ['查看售后', 'See my returns'],
  to: (store) => href('returnList', store),
}
const address: Row = {
  text: ['去填地址', 'Add an address'],
  to: (store) => href('addressList', { ...store, sourcePage: 'user' }),
}

/** Every refusal of shoppers whose words name a way, with that way. */
const ways: Readonly<Partial<Record<ErrorName, Row>>> = {
  fxNotPromoter: apply,
  fxOpen: { text: ['查看申请', 'See my application'], to: (store) => href('fxApply', store) },
  fxNoCard: { text: ['添加银行卡', 'Add a card'], to: (store) => href('fxBankcardEdit', store) },
  fxOneOpen: {
    text: ['查看提现记录', 'See my withdrawals'],
    to: (store) => href('fxWithdrawalList', store),
  },
  phoneNeeded: {
    text: ['去绑定', 'Link a phone'],
    to: (store) => href('settingAccountSecurity', store),
  },
  addressNeeded: address,
  tooManyAddresses: { ...address, text: ['管理地址', 'My addresses'] },
  tooManyUnpaid: {
    text: ['去付款', 'See unpaid orders'],
    to: (store) => href('orderList', { ...store, active: 1 }),
  },
  cartFull: cart,
  flowExpired: cart,
  returnOpen: returns,
  accountFrozen: service,
  textsOff: service,
  giftTaken: { text: ['查看我的新人礼', 'See my gift'], to: (store) => href('giftSuccess', store) },
}

/** The way that a refusal names; undefined: it names none. */
export function wayOf(
  reason: ErrorName | undefined,
  { partnerId, storeId }: Scope,
  locale: Locale,
): Way | undefined {
  const row = reason && ways[reason]
  if (!row) return undefined
  return { text: row.text[locale === 'en' ? 1 : 0], to: row.to({ partnerId, storeId }) }
}
