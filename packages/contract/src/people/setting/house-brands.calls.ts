import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, RowId } from '../../fields.ts'
import { StaffLogin, StaffPassword } from '../staff/staff.fields.ts'

/** A brand to begin, with its first store and its owner; English names that are empty: the Chinese ones. */
export const NewBrand = z.strictObject({
  name: line(20, 1),
  nameEn: line(40),
  storeName: line(30, 1),
  storeNameEn: line(60),
  ownerName: line(30, 1),
  login: StaffLogin,
  /** Of the owner's first sign-in; they change it themselves. */
  password: StaffPassword,
})
export type NewBrand = z.output<typeof NewBrand>

export const HouseBrand = z.object({
  partnerId: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
  /** Open or closed, by their numbers. */
  storeIds: z.array(z.number().int()),
})
export type HouseBrand = z.output<typeof HouseBrand>

const HouseBrands = z.object({
  /** Whether the reader runs the house; nobody else sees other brands. */
  isHouse: z.boolean(),
  brands: z.array(HouseBrand),
})

export const houseBrandsCalls = {
  list: GET('/admin/api/{p}-{s}/brands', {
    summary: 'Every brand of the installation, for the owner of the one that runs the house',
    authz: 'operator',
    right: 'staff.write',
    reply: HouseBrands,
  }),
  create: POST('/admin/api/{p}-{s}/brand/create', {
    summary: 'Begins another brand with its first store and its owner; it has no goods yet',
    authz: 'operator',
    right: 'staff.write',
    body: NewBrand.extend({ requestId: z.uuid() }),
    reply: z.object({ partnerId: RowId }),
  }),
}
