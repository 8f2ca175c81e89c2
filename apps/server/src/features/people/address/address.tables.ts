import type { Generated } from 'kysely'

export interface AddressTable {
  id: Generated<number>
  partner_id: number
  member_id: number
  name: string
  phone: string
  province_code: string
  city_code: string
  county_code: string
  province: string
  city: string
  county: string
  detail: string
  post_code: string
  is_default: boolean
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    address: AddressTable
  }
}
