import { ownAgreements } from '@mallard/contract/people/setting/legal.codes'
import type { Opening } from '@mallard/contract/people/setting/opening-admin.calls'
import type { OpeningStep } from '@mallard/contract/people/setting/opening.codes'
import type { Right } from '@mallard/contract/people/staff/rights'
import { addressOf, type Section } from '#platform/places.ts'
import type { Session } from '#platform/session.ts'

/** Where a step is done; in the shop itself where `isShop`. */
export interface Way {
  readonly to: string
  readonly isShop?: true
}

type Here = Pick<Session, 'scope' | 'can' | 'canEverywhere'>

const ownTexts: readonly string[] = ownAgreements
/** The particulars first: without them the agreements name nobody. */
const areTextsLeft = (gaps: Opening['gaps']): boolean => {
  const papers = gaps.filter((gap) => gap !== 'payments')
  return papers.length > 0 && papers.every((gap) => ownTexts.includes(gap))
}

/** Where somebody does a step; undefined: it is for others. */
export function wayOf(
  kind: OpeningStep,
  gaps: Opening['gaps'],
  { scope, can, canEverywhere }: Here,
): Way | undefined {
  const when = (may: boolean, to: string): Way | undefined => (may ? { to } : undefined)
  const place = (right: Right, section: Section, id?: string) =>
    when(can(right), addressOf(scope, section, id))
  switch (kind) {
    case 'brand':
      return when(canEverywhere('store.write'), addressOf(scope, 'brand'))
    case 'legal':
      return areTextsLeft(gaps)
        ? place('agreement.write', 'agreements')
        : place('store.write', 'stores')
    case 'freight':
      return when(canEverywhere('goods.write'), addressOf(scope, 'freight'))
    case 'goods':
      return place('goods.write', 'goods')
    case 'pay':
      return place('account.write', 'vouchers', 'account')
    case 'home':
      return place('page.write', 'pages')
    case 'order':
      return { to: `/a/${scope.partnerId}-${scope.storeId}`, isShop: true }
    default:
      return place('store.write', 'stores')
  }
}
