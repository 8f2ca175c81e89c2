import {
  promoterStatus,
  withdrawStatus,
  rateKinds,
  ledgerKinds,
  commissionStatus,
} from '@mallard/contract/promoters/fx/fx.codes'
import { notPaid } from './fx.rules.ts'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'fxAdmin.addMaterial': 'nothing',
    'fxAdmin.approve': 'second',
    'fxAdmin.card': 'nothing',
    'fxAdmin.decide': 'nothing',
    'fxAdmin.fail': 'nothing',
    'fxAdmin.pay': 'second',
    'fxAdmin.reject': 'nothing',
    'fxAdmin.removeMaterial': 'nothing',
    'fxAdmin.removeRate': 'terms',
    'fxAdmin.saveRate': 'terms',
    'fxAdmin.saveSetting': 'terms',
  },
  stored: [
    [promoterStatus, 'fx_promoter.status'],
    [withdrawStatus, 'fx_withdraw.status'],
    [rateKinds, 'fx_rate.kind'],
    [ledgerKinds, 'fx_ledger.kind'],
    [{ ...commissionStatus, notPaid }, 'fx_commission.status'],
  ],
  signed: {
    'fx_promoter.available': 'what was paid out and then taken back is owed',
  },
  oldRows: {
    '0530-fx': `
    insert into fx_setting (partner_id, is_open, rate_bp) values (1, true, 500);
    insert into fx_rate (partner_id, kind, target_id, bp) values (1, 'goods', 1, 800);
    insert into fx_promoter (partner_id, store_id, member_id, status, real_name, phone, applied_at, decided_at)
    values (1, 1, 1, 1, '林小满', '13900001234', '2026-01-02 10:00+08', '2026-01-02 11:00+08');`,
  },
}
