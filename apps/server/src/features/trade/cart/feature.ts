import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { cartMigration } from './cart.migrations/0020-cart.ts'
import { cartRequestMigration } from './cart.migrations/0100-cart-request.ts'
import { cartChecksMigration } from './cart.migrations/0541-cart-checks.ts'
import { cartStorageMigration } from './cart.migrations/0542-cart-storage.ts'
import { cartRoutes } from './cart.routes.ts'

export const cartFeature = defineFeature({
  name: 'cart',
  namesGoods: [{ table: 'cart_item', column: 'sku_id', names: 'sku', onDelete: 'goes' }],
  routes: () => cartRoutes,
  readable: ['cart_item'],
  migrations: [cartMigration, cartRequestMigration, cartChecksMigration, cartStorageMigration],
  retention: { cart_request: sweepExpired('cart_request', 'created_at', 30 * day) },
  personalData: {
    held: [
      {
        table: 'cart_item',
        copy: {
          name: 'cart',
          title: ['购物车', 'Cart'],
          columns: 't.created_at as "addedAt", t.sku_id as "sku", t.quantity',
        },
        forget: 'delete',
      },
      {
        table: 'cart_request',
        copy: { name: 'cartRequests', title: ['购物车操作', 'Changes of the cart'] },
        forget: 'delete',
      },
    ],
  },
})
