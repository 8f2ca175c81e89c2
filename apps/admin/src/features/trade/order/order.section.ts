import type { Sections } from '#platform/section.ts'

export const orderSections = {
  orders: {
    group: 'trade',
    position: 10,
    name: ['订单', 'Orders'],
    icon: 'M5 3.5h10a1 1 0 0 1 1 1V17l-2.5-1.5L11 17l-2-1.5L6.500 17 4 15.500V4.500a1 1 0 0 1 1-1ZM7.500 7.500h5M7.500 11h5',
    right: 'order.read',
    list: () => import('./order-list.screen.tsx'),
    one: () => import('./order.screen.tsx'),
    audit: { order: '/{number}' },
    toDos: { 'order.toShip': '?status=1', 'order.overdue': '?status=1' },
  },
  shipping: {
    group: 'trade',
    position: 20,
    name: ['批量发货', 'Batch shipping'],
    icon: 'M3 4.500h9v5H3v-5ZM5.500 7h4M3 12.500h6M3 15.500h4M13.500 10v6.500M11 14l2.500 2.500L16 14',
    right: 'order.ship',
    list: () => import('./shipping-list.screen.tsx'),
    one: () => import('./shipping.screen.tsx'),
    audit: { shipping: '/{number}' },
  },
} satisfies Sections
