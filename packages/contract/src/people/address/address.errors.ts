import { type Refusal, toast } from '../../refusal.ts'

/** What addresses refuse. */
export const addressErrors = {
  tooManyAddresses: toast('最多保存{limit}个地址', 'You can save up to {limit} addresses'),
  badArea: toast('请选择地区', 'Choose a region'),
} as const satisfies Record<string, Refusal>
