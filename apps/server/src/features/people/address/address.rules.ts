import type { Address, AddressInput } from '@mallard/contract/people/address/address.calls'
import type { z } from 'zod'

export type AddressDraft = z.output<typeof AddressInput>

export const maxAddresses = 20

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
