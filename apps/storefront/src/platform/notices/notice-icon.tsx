import type { NoticeKind } from '@mallard/contract/people/notices/notices.fields'
import {
  BellIcon,
  CouponIcon,
  GiftIcon,
  ReceiptIcon,
  ReturnIcon,
  ServiceIcon,
  TruckIcon,
  WalletIcon,
  type IconProps,
} from '@mallard/ui/icons'
import type { ComponentType } from 'react'

const icons: Partial<Record<NoticeKind, ComponentType<IconProps>>> = {
  order: ReceiptIcon,
  payment: WalletIcon,
  parcel: TruckIcon,
  return: ReturnIcon,
  coupon: CouponIcon,
  service: ServiceIcon,
  activity: GiftIcon,
}

/** The picture of a kind of messages. */
export function NoticeIcon({ kind, ...rest }: { kind: NoticeKind } & IconProps) {
  const Icon = icons[kind] ?? BellIcon
  return <Icon {...rest} />
}
