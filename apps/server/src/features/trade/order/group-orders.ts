import type { ErrorName } from '@mallard/contract/errors'
import type { Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { OrderState } from './order.repo.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    groupOrders: GroupOrders
  }
}

/** What orders need from group buying, which itself stands on orders: given from outside. */
export interface GroupOrders {
  /** Takes a paid order, and those bought with it, out of a group that is not formed yet. */
  leave(
    ctx: ShopperCtx,
    order: OrderState,
    reason: string | undefined,
  ): Promise<Result<void, ErrorName>>
}
