import {
  areaNames,
  isOverseas,
  type AreaData,
  type AreaNames,
} from '@mallard/contract/people/address/area'
import type { Address, AddressInput } from '@mallard/contract/people/address/address.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { z } from 'zod'

export type AddressDraft = z.output<typeof AddressInput>

export const mostAddresses = 20

/** What the shape alone cannot say: codes that belong together, and a phone as their country has it. */
export function checkAddress(
  data: AreaData,
  draft: AddressDraft,
): Result<AreaNames, 'badArea' | 'badInput'> {
  const names = areaNames(data, draft)
  if (!names) return refuse('badArea')
  if (isOverseas(draft.countyCode)) return ok(names)
  if (!/^1[3-9]\d{9}$/.test(draft.phone)) return refuse('badInput', { field: '请输入正确的手机号' })
  return ok(names)
}

const written = [
  'name',
  'phone',
  'provinceCode',
  'cityCode',
  'countyCode',
  'detail',
  'postCode',
] as const

/** Whether an address says what somebody wrote, to the letter. */
export function isSameAddress(address: Address, draft: AddressDraft): boolean {
  return written.every((field) => address[field] === draft[field])
}
