import { type Refusal, toast } from '../../refusal.ts'

/** What changes to who works here, and to what all stores share, refuse. */
export const staffErrors = {
  lastOwner: toast(
    '品牌须保留至少一位在职、管理所有门店的负责人，请先设置另一位',
    'A brand keeps at least one active owner of all its stores: name another one first',
  ),
  partnerWide: toast(
    '该资料由品牌所有门店共用，需要在所有门店都有此权限才能修改',
    'Every store of the brand shares this: changing it needs the right for all of them',
  ),
} as const satisfies Record<string, Refusal>
