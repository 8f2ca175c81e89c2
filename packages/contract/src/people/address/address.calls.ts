import { plainPhone, plainPostCode } from '@mallard/kernel'
import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, RowId, line, typedAs } from '../../fields.ts'
import { isPostCode } from './area.ts'
import { isContactPhone } from './contact-phone.ts'

const AreaCode = z.string().regex(/^\d{6}$/, '请选择地区')

export const Address = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  countyCode: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  detail: z.string(),
  postCode: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.output<typeof Address>

/** Fields of an address that is typed. */
export const typedAddress = {
  name: line(25, 1),
  phone: typedAs(plainPhone),
  provinceCode: AreaCode,
  cityCode: AreaCode,
  countyCode: AreaCode,
  // Pasted addresses come in several lines; a label has one.
  detail: z
    .string()
    .transform((value) => value.replaceAll(/[\t\r\n]+/g, ' '))
    .pipe(line(200, 1)),
  postCode: typedAs(plainPostCode).pipe(line(12)).default(''),
}

/** Phones and post codes as their place has them. */
export function ofItsPlace<
  Fields extends z.ZodType<{ countyCode: string; phone: string; postCode: string }>,
>(fields: Fields) {
  return fields
    .refine((address) => isContactPhone(address.phone, address), {
      path: ['phone'],
      message: '请输入正确的手机号',
    })
    .refine((address) => isPostCode(address.postCode, address), {
      path: ['postCode'],
      message: '邮政编码格式不正确',
    })
}

export const AddressInput = ofItsPlace(
  z.strictObject({
    /** Absent for a new address. */
    id: RowId.optional(),
    ...typedAddress,
    isDefault: z.boolean().default(false),
  }),
)

const place = {
  /** What an address is saved with. */
  code: AreaCode,
  name: z.string(),
  nameEn: z.string(),
}

export const RegionCity = z.object({
  ...place,
  /** Empty overseas, where a country stands in the city's place, and its code is the county's. */
  counties: z.array(z.object(place)),
})

export const Region = z.object({ ...place, cities: z.array(RegionCity) })

/** Every region that an address can be in: provinces, their cities, and the counties of those. */
export const Regions = z.object({
  /** Changes with the content. */
  version: z.string(),
  provinces: z.array(Region),
})
export type Regions = z.output<typeof Regions>

export const addressCalls = {
  list: GET('/b2c/member/{p}-{s}/address/list', {
    summary: 'Addresses, the default one first',
    authz: 'user',
    reply: z.array(Address),
  }),
  get: GET('/b2c/member/{p}-{s}/address/get/{id}', {
    summary: 'One address',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: Address,
  }),
  save: POST('/b2c/member/{p}-{s}/address/save', {
    summary: 'Adds or changes an address',
    authz: 'self',
    body: AddressInput,
    reply: Address,
  }),
  regions: GET('/b2c/member/{p}-{s}/address/regions', {
    summary: 'The regions that an address can be in, with their codes',
    authz: 'none',
    reply: Regions,
  }),
  delete: POST('/b2c/member/{p}-{s}/address/delete/{id}', {
    summary: 'Removes an address',
    authz: 'self',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
}
