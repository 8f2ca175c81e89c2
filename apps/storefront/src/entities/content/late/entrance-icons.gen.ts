// GENERATED from the .pages.ts files of the features by `npm run gen`; do not edit.
import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import { BoltIcon, BookIcon, BoxIcon, CalendarIcon, CouponIcon, FlameIcon, GiftIcon, StarIcon, StoreIcon, TagIcon, UsersIcon, type IconComponent } from '@mallard/ui/icons'

export const entranceIcons: Readonly<Record<EntranceKind, IconComponent>> = {
  groupBuy: UsersIcon,
  seckill: BoltIcon,
  bargain: TagIcon,
  postage: BoxIcon,
  evaluate: BoxIcon,
  coupons: CouponIcon,
  lottery: GiftIcon,
  gift: FlameIcon,
  signIn: CalendarIcon,
  pointsShop: StoreIcon,
  guides: BookIcon,
  kitchen: FlameIcon,
  points: StarIcon,
}
