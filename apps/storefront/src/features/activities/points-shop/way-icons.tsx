import type { PointsWayId } from '@mallard/contract/activities/points-shop/points-shop.codes'
import {
  BoltIcon,
  CalendarIcon,
  CartIcon,
  GiftIcon,
  MessageIcon,
  WalletIcon,
} from '@mallard/ui/icons'

/** What stands before each way. */
export const wayIcons: Readonly<Record<PointsWayId, typeof BoltIcon>> = {
  sign: CalendarIcon,
  order: CartIcon,
  review: MessageIcon,
  store: GiftIcon,
  lottery: BoltIcon,
  checkout: WalletIcon,
}
