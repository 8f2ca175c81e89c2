import { promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { hour } from '@mallard/kernel'
import { defineFeature } from '#platform/feature.ts'
import { fillFx } from './demo.ts'
import { fxOnOrders } from './fx.events.ts'
import { fxJobs } from './fx.jobs.ts'
import { fxMigration } from './fx.migrations/0530-fx.ts'
import { fxWithdrawMigration } from './fx.migrations/0531-fx-withdraw.ts'
import { fxMaterialMigration } from './fx.migrations/0532-fx-material.ts'
import { fxChecksMigration } from './fx.migrations/0541-fx-checks.ts'
import { fxKindsMigration } from './fx.migrations/0583-fx-kinds.ts'
import { fxRoleMigration } from './fx.migrations/0611-fx-role.ts'
import { withdrawAloneMigration } from './fx.migrations/0620-withdraw-alone.ts'
import { fxRoutes } from './fx.routes.ts'
import { withdrawalsExport } from './withdraw-export.ts'
import { fxInvariants } from './invariants.ts'

export const fxFeature = defineFeature({
  name: 'fx',
  namesGoods: [
    {
      table: 'fx_material',
      column: 'goods_id',
      names: 'goods',
      onDelete: { keeps: ['推广素材', 'words of promoters'] },
    },
    {
      table: 'fx_rate',
      column: 'target_id',
      names: 'goods',
      where: "t.kind = 'goods'",
      onDelete: 'goes',
    },
    {
      table: 'fx_rate',
      column: 'target_id',
      names: 'sku',
      where: "t.kind = 'sku'",
      onDelete: 'goes',
    },
  ],
  routes: () => fxRoutes,
  exports: [withdrawalsExport],
  jobs: fxJobs,
  recurring: [{ kind: 'fx.settle', every: hour }],
  handlers: () => [fxOnOrders],
  migrations: [
    fxMigration,
    fxWithdrawMigration,
    fxMaterialMigration,
    fxChecksMigration,
    fxKindsMigration,
    fxRoleMigration,
    withdrawAloneMigration,
  ],
  invariants: fxInvariants,
  demo: fillFx,
  personalData: {
    held: [
      {
        table: 'fx_promoter',
        copy: {
          name: 'promoter',
          title: ['推广员', 'Promoter'],
          columns:
            't.applied_at as "appliedAt", t.real_name as "realName", t.phone, t.id_tail as "idTail", t.status, t.frozen, t.available, t.withdrawing, t.withdrawn',
        },
        // Kept as records of commissions: the name is erased, and referral links stop counting.
        forget: {
          set: `status = ${promoterStatus.disabled}, real_name = '', phone = '', id_tail = '', note = ''`,
        },
      },
      {
        table: 'fx_relation',
        copy: {
          name: 'broughtBy',
          title: ['通过推广链接购买', 'Bought through a promoter'],
          columns: 't.bound_at as "boundAt", t.protect_until as "until"',
        },
        forget: 'delete',
      },
      {
        table: 'fx_bank',
        copy: {
          name: 'bankCards',
          title: ['提现银行卡', 'Bank cards'],
          columns: `t.created_at as "addedAt", t.holder, t.bank_name as "bank", t.card_tail as "end"`,
        },
        // Withdrawals name it still.
        forget: { set: `holder = '', card_sealed = '', card_hash = t.id::text` },
      },
      // Which promoter an order came through: of the order, which stays.
      {
        table: 'fx_order',
        copy: { name: 'promotedOrders', title: ['通过推广的订单', 'Orders through a promoter'] },
        forget: 'keep',
      },
    ],
    blocks: [
      {
        code: 'fxBalance',
        text: ['有未结清的推广佣金', 'Commissions are not paid out yet'],
        count:
          'select count(*)::int from fx_promoter where partner_id = $partner and member_id = $member and (frozen > 0 or available > 0 or withdrawing > 0)',
        link: '/user/{p}-{s}/fx',
      },
    ],
  },
})
