import { disputeMonths } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { sweepOrderLog } from './log-sweep.repo.ts'
import { orderTopic } from './order-topic.repo.ts'
import { hasPaidOrder } from './bought.repo.ts'
import { orderJobs } from './order.jobs.ts'
import { orderMigration } from './order.migrations/0022-order.ts'
import { mustMigration } from './order.migrations/0024-must.ts'
import { payRoundMigration } from './order.migrations/0025-pay-round.ts'
import { englishMigration } from './order.migrations/0031-english.ts'
import { toldMigration } from './order.migrations/0036-told.ts'
import { shippingBatchMigration } from './order.migrations/0061-shipping-batch.ts'
import { afterSaleDaysMigration } from './order.migrations/0080-after-sale-days.ts'
import { orderSearchMigration } from './order.migrations/0122-order-search.ts'
import { staffNoteMigration } from './order.migrations/0140-staff-note.ts'
import { unpaidPlaceMigration } from './order.migrations/0174-unpaid-place.ts'
import { orderStateMigration } from './order.migrations/0220-order-state.ts'
import { orderBatchMigration } from './order.migrations/0470-order-batch.ts'
import { cleanTracesMigration } from './order.migrations/0535-clean-traces.ts'
import { assertOrAbortMigration } from './order.migrations/0538-assert-or-abort.ts'
import { orderPriceMigration } from './order.migrations/0231-order-price.ts'
import { orderPartnerMigration } from './order.migrations/0540-order-partner.ts'
import { orderChecksMigration } from './order.migrations/0541-order-checks.ts'
import { orderStorageMigration } from './order.migrations/0542-order-storage.ts'
import { orderTaxMigration } from './order.migrations/0628-order-tax.ts'
import { orderReturnPolicyMigration } from './order.migrations/0618-order-return-policy.ts'
import { parcelKindMigration } from './order.migrations/0627-parcel-kind.ts'
import { orderIndexesMigration } from './order.migrations/0649-order-indexes.ts'
import { orderWaitingMigration } from './order.migrations/0669-order-waiting.ts'
import { orderFlagMigration } from './order.migrations/0670-order-flag.ts'
import { ordersPaidMigration } from './order.migrations/0653-orders-paid.ts'
import { orderRoutes } from './order.routes.ts'
import { personalData } from './personal-data.ts'
import { orderInvariants } from './invariants.ts'

export const orderFeature = defineFeature({
  name: 'order',
  owns: ['sweep_mark'],
  namesGoods: [
    {
      table: 'order_item',
      column: 'goods_id',
      names: 'goods',
      onDelete: { keeps: ['订单', 'orders'] },
    },
    {
      table: 'order_item',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['订单', 'orders'] },
    },
  ],
  routes: ({ paymentGateway, groupOrders }) => orderRoutes(paymentGateway, groupOrders),
  jobs: (services, { paymentGateway }) => orderJobs(services, paymentGateway),
  opening: { order: ({ db }, scope) => hasPaidOrder(db, scope) },
  topics: [orderTopic],
  readable: ['order_item', 'orders'],
  invariants: orderInvariants,
  migrations: [
    orderMigration,
    mustMigration,
    payRoundMigration,
    englishMigration,
    toldMigration,
    shippingBatchMigration,
    afterSaleDaysMigration,
    orderSearchMigration,
    staffNoteMigration,
    unpaidPlaceMigration,
    orderStateMigration,
    orderPriceMigration,
    orderBatchMigration,
    cleanTracesMigration,
    assertOrAbortMigration,
    orderPartnerMigration,
    orderChecksMigration,
    orderStorageMigration,
    orderReturnPolicyMigration,
    parcelKindMigration,
    orderTaxMigration,
    orderIndexesMigration,
    orderWaitingMigration,
    orderFlagMigration,
    ordersPaidMigration,
  ],
  retention: {
    order_log: sweepOrderLog(disputeMonths),
  },
  personalData,
})
