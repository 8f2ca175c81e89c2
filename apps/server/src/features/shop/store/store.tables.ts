import type { PictureRef } from '@mallard/contract/fields'
import type { AppMarks } from '@mallard/contract/host-signals'
import type {
  StoreLegal,
  StorePromise,
  Sending,
} from '@mallard/contract/people/setting/store-admin.calls'
import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface FreightArea {
  /** Area codes: 2, 4 or 6 leading digits; none = everywhere that no other area names. */
  codes: string[]
  /** Grams (mode 1) or pieces (mode 2) that the first fee covers, and fen. */
  first: number
  firstFee: number
  step: number
  stepFee: number
  /** Fen of goods from which this area is free, or null. */
  freeOverAmount: number | null
  deny: boolean
  /** Days from sending to the door; absent or null: not promised. */
  days?: number | null | undefined
}

/** English words of a store. */
export interface StoreTwin {
  name?: string
  address?: string
  hours?: string
  hotWords?: string[]
}

/** What a brand is shared with. */
export interface BrandCard {
  picture: PictureRef | null
  title: string
  titleEn: string
  text: string
  textEn: string
}

interface StoreTables {
  partner: {
    id: number
    name: string
    name_en: Generated<string>
    logo: string
    theme_color: string
    theme_color_dark: string
    look: ColumnType<PartnerLook, string | undefined, string>
    status: Generated<number>
    review_points: Generated<number>
    has_english: Generated<boolean>
    share_card: ColumnType<Partial<BrandCard>, string | undefined, string>
    logo_picture: ColumnType<PictureRef | null, string | null | undefined, string | null>
    app_marks: ColumnType<Partial<AppMarks>, string | undefined, string>
    version: Generated<number>
  }
  store: {
    partner_id: number
    id: number
    name: string
    address: Generated<string>
    phone: Generated<string>
    hours: Generated<string>
    hot_words: Generated<string[]>
    en: ColumnType<StoreTwin, string | undefined, string>
    status: Generated<number>
    version: Generated<number>
    return_name: Generated<string>
    return_phone: Generated<string>
    return_address: Generated<string>
    pay_minutes: Generated<number>
    ship_hours: Generated<number>
    confirm_days: Generated<number>
    answer_days: Generated<number>
    send_back_days: Generated<number>
    look_days: Generated<number>
    legal: ColumnType<Partial<StoreLegal>, string | undefined, string>
    sending: ColumnType<Sending, string | undefined, string>
    promises: ColumnType<StorePromise[], string | undefined, string>
  }
  freight_template: {
    id: Generated<number>
    partner_id: number
    code: string
    name: string
    mode: number
    areas: JSONColumnType<FreightArea[]>
    version: Generated<number>
    cut_off_hour: Generated<number>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends StoreTables {}
}
