import type { Right } from '@mallard/contract/staff/rights'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { sections, type Section } from '#platform/places.ts'

/** A list makes nothing of the id. */
type Screen = LazyExoticComponent<ComponentType<{ id: string }>>

interface Entry {
  readonly right: Right
  readonly list: Screen
  /** One of the things in the list. */
  readonly one?: Screen
}

export const screens: Readonly<Record<Section, Entry>> = {
  orders: {
    right: 'order.read',
    list: lazy(() => import('#features/order/order-list.screen.tsx')),
    one: lazy(() => import('#features/order/order.screen.tsx')),
  },
  goods: {
    right: 'goods.read',
    list: lazy(() => import('#features/catalog/goods-list.screen.tsx')),
    one: lazy(() => import('#features/catalog/goods.screen.tsx')),
  },
  staff: { right: 'staff.write', list: lazy(() => import('#features/staff/staff-list.screen.tsx')) },
  audit: { right: 'audit.read', list: lazy(() => import('#features/staff/audit.screen.tsx')) },
}

/** The sections that these rights open, in the order of the menu. */
export function menuOf(rights: readonly Right[]): Section[] {
  return sections.filter((section) => rights.includes(screens[section].right))
}
