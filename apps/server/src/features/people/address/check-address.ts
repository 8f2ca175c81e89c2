import {
  areaNames,
  isOverseas,
  type AreaData,
  type AreaNames,
} from '@mallard/contract/people/address/area'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { AddressDraft } from './address.rules.ts'
import { isPhoneAbroad } from './phone-abroad.ts'

/**
 * What the shape alone cannot say: codes that belong together, and a phone from abroad that some
 * country has. All others the contract knows (`isContactPhone`).
 */
export function checkAddress(
  data: AreaData,
  draft: AddressDraft,
): Result<AreaNames, 'badArea' | 'badInput'> {
  const names = areaNames(data, draft)
  if (!names) return refuse('badArea')
  if (isOverseas(draft.countyCode) && !isPhoneAbroad(draft.phone, draft.countyCode))
    return refuse('badInput', { field: '请输入正确的电话', at: 'phone' })
  return ok(names)
}
