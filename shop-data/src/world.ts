import type { ReturnPolicy } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { Ruled } from '@mallard/contract/pricing/promotion/kinds.fields'
import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import type { Fen } from '@mallard/kernel'
import type { CmsPage, LegalAgreement } from './content.ts'
import type { ColourKey } from './palette.ts'

export type { AgreementCode, Block, CmsPage, GoodsChoice, LegalAgreement, Link, PromiseIcon, Tone } from './content.ts'

/** A text of the shop: Chinese is the source, English its twin. */
export interface Text {
  readonly zh: string
  readonly en: string
}

/** What a store has under a name. */
export interface Offered {
  readonly store: StoreKey
  readonly name: Text
}

export interface Colour {
  readonly key: string
  readonly text: Text
  /** sRGB, `#RRGGBB`. */
  readonly hex: string
}

export type PartnerId = 1 | 2

/** `{partnerId}-{storeId}`. */
export type StoreKey = '1-1' | '1-2' | '2-1'

/** Brand colours of one theme; every other token is the shop's own. */
export interface ThemeColours {
  readonly brand: string
  readonly brandInk: string
  readonly brandWash: string
}

export interface Partner {
  readonly id: PartnerId
  readonly name: Text
  readonly company: Text
  /** Where shoppers may transfer money to, from `least` fen on; from `twoPersonsFrom` fen on two persons look whether it came. */
  readonly transfer?: { readonly bank: string; readonly accountNo: string; readonly least: number; readonly twoPersonsFrom: number }
  readonly slogan: Text
  /** Inline SVG, 48 × 48, one colour (`currentColor`). */
  readonly logoSvg: string
  readonly theme: { readonly light: ThemeColours; readonly dark: ThemeColours }
  readonly look?: PartnerLook
}

export interface Store {
  readonly key: StoreKey
  readonly partnerId: PartnerId
  readonly storeId: number
  readonly name: Text
  readonly address: Text
  readonly phone: string
  readonly hours: Text
  readonly hotWords: readonly Text[]
  /** Who is behind it besides the company of its brand, all of it invented; absent: nothing is filled in. */
  readonly legal?: StoreFilings
  readonly promises?: readonly DemoPromise[]
}

/** What a store promises beside the law. */
export interface DemoPromise {
  readonly name: Text
  readonly text: Text
}

export interface StoreFilings {
  readonly creditCode: string
  /** Key of the picture master. */
  readonly licence: string
  readonly permits: readonly { readonly name: string; readonly number: string }[]
  readonly icp: string
  readonly police: string
  readonly miniFiling: string
  readonly complaintPhone: string
}

export interface Category {
  /** Unique within the partner. */
  readonly code: string
  readonly partnerId: PartnerId
  readonly parent?: string
  readonly name: Text
  readonly picture: string
}

/** Region codes are the six-digit national ones of provinces; no codes = everywhere else; `9` = overseas. */
export interface FreightArea {
  readonly name: Text
  readonly codes: readonly string[]
  /** Grams or pieces covered by firstFee. */
  readonly first: number
  readonly firstFee: Fen
  readonly step: number
  readonly stepFee: Fen
  /** Goods amount from which the area travels free. */
  readonly freeOverAmount?: Fen
  readonly deny: boolean
  /** From sending to the door. */
  readonly days?: number
}

export interface FreightTemplate {
  readonly code: string
  readonly partnerId: PartnerId
  readonly name: Text
  readonly mode: 'weight' | 'piece'
  readonly areas: readonly FreightArea[]
}

export interface Carrier {
  /** Code of the Kuaidi100 protocol. */
  readonly code: string
  readonly name: Text
  readonly phone: string
}

export interface AttributeValue {
  /** Its part of the productSn, e.g. `OAT` or `08`. */
  readonly code: string
  readonly text: Text
  readonly colour?: ColourKey
}

export interface Attribute {
  readonly key: 'colour' | 'capacity' | 'set'
  readonly name: Text
  readonly values: readonly AttributeValue[]
}

/** What one store asks for a SKU and has of it. */
export interface StoreSku {
  readonly store: StoreKey
  readonly salePrice: Fen
  readonly onHand: number
}

export interface Sku {
  /** Unique within the partner, e.g. `HL-KT01-OAT-08`. */
  readonly productSn: string
  /** One value code for each attribute of the goods. */
  readonly attributes: Readonly<Record<string, string>>
  /** Key of the picture master. */
  readonly picture: string
  /** The crossed-out price; equal to salePrice when nothing is crossed out. */
  readonly listPrice: Fen
  readonly salePrice: Fen
  /** Packed weight in grams, what freight is calculated on. */
  readonly weightG: number
  readonly stores: readonly StoreSku[]
}

export interface Parameter {
  readonly name: Text
  readonly value: Text
}

export interface DetailSection {
  readonly heading: Text
  readonly paragraph: Text
  /** Of these goods, or of what they are made of. */
  readonly picture?: string
}

export type GoodsTag = 'new' | 'hot' | 'quiet' | 'gift' | 'travel' | 'dorm' | 'refill'

export interface Goods {
  /** Kebab-case, unique in the world. */
  readonly code: string
  readonly partnerId: PartnerId
  /** Which parametric model the picture comes from. */
  readonly family: string
  /** For the modeller: proportions and details. */
  readonly shape: string
  readonly colours: readonly ColourKey[]
  /** Code of a leaf category. */
  readonly category: string
  readonly brand: Text
  readonly title: Text
  readonly subTitle: Text
  readonly tags: readonly GoodsTag[]
  readonly attributes: readonly Attribute[]
  readonly skus: readonly Sku[]
  /** Picture keys of the swiper, the main one first. */
  readonly pictures: readonly string[]
  readonly freightTemplate: string
  readonly returnPolicy: ReturnPolicy
  readonly maxPerUser?: number
  readonly sales: number
  readonly launchedDaysAgo: number
  readonly parameters: readonly Parameter[]
  readonly details: readonly DetailSection[]
}

export interface Review {
  readonly goods: string
  readonly productSn: string
  readonly star: 1 | 2 | 3 | 4 | 5
  readonly content: string
  /** Nickname as it is shown; masked already when anonymous. */
  readonly nickname: string
  readonly anonymous: boolean
  readonly daysAgo: number
  readonly pictures: readonly string[]
  readonly reply?: string
  readonly append?: { readonly content: string; readonly daysAgo: number }
}

export interface ShopperAddress {
  readonly name: string
  readonly phone: string
  readonly provinceCode: string
  readonly cityCode: string
  readonly countyCode: string
  readonly province: string
  readonly city: string
  readonly county: string
  readonly detail: string
  readonly postCode: string
  readonly isDefault: boolean
}

export interface Shopper {
  readonly code: string
  readonly partnerIds: readonly PartnerId[]
  readonly phone: string
  readonly nickname: string
  /** 0 unknown, 1 man, 2 woman. */
  readonly gender: 0 | 1 | 2
  /** yyyy-MM-dd. */
  readonly birthday?: string
  readonly integration: number
  readonly growth: number
  readonly addresses: readonly ShopperAddress[]
  readonly favourites: readonly { readonly partnerId: PartnerId; readonly goods: string }[]
}

export type PastOrderStatus = 'unpaid' | 'paid' | 'partlyShipped' | 'shipped' | 'received' | 'reviewed' | 'cancelled' | 'expired'

export interface TraceStep {
  readonly minutesAgo: number
  readonly text: string
}

export interface PastDelivery {
  readonly carrier: string
  readonly deliverySn: string
  readonly minutesAgo: number
  readonly lines: readonly { readonly productSn: string; readonly quantity: number }[]
  /** Newest first. */
  readonly traces: readonly TraceStep[]
}

/** An order that exists when the shop first opens; amounts follow from the lines, times count back from that moment. */
export interface PastOrder {
  readonly shopper: string
  readonly store: StoreKey
  readonly status: PastOrderStatus
  readonly lines: readonly { readonly productSn: string; readonly quantity: number }[]
  /** Index into the shopper's addresses. */
  readonly address: number
  readonly placedMinutesAgo: number
  readonly paidMinutesAgo?: number
  readonly receivedMinutesAgo?: number
  readonly closedMinutesAgo?: number
  readonly payMethod?: 'wxPay' | 'aliPay'
  readonly closeReason?: string
  readonly remark?: string
  readonly deliveries: readonly PastDelivery[]
}

export interface StaffAccount {
  readonly login: string
  readonly name: string
  readonly role: 'owner' | 'operator'
  readonly partnerId: PartnerId
  /** Which stores it may work in; `all` = every store of the partner. */
  readonly stores: 'all' | readonly StoreKey[]
}

/** A rule as the contract has it, with numbers of SKUs instead of ids that no database has given yet. */
type BySn<T> = T extends readonly (infer E)[]
  ? readonly BySn<E>[]
  : T extends object
    ? { readonly [K in keyof T as K extends 'skuId' ? 'sku' : K]: K extends 'skuId' ? string : BySn<T[K]> }
    : T
type Numbered<K> = K extends { readonly type: infer T; readonly rule: infer R } ? { readonly type: T; readonly rule: BySn<R> } : never

/** What a promotion gives. */
export type DemoPromotionKind = Numbered<Ruled>

/** A line of what another platform sold. */
interface OtherLine {
  readonly productSn: string
  readonly quantity: number
  readonly paidAmount: Fen
  /** How far its parcel is. */
  readonly delivery: 'unsent' | 'sent' | 'arrived'
}

/** An order of another platform, as the sandbox's OMS keeps it. */
export interface OtherOrder {
  readonly store: StoreKey
  readonly platform: 'tmall' | 'jd' | 'douyin' | 'pinduoduo'
  readonly orderNo: string
  readonly phone: string
  readonly paidDaysAgo: number
  /** Null while it has not arrived. */
  readonly returnableForDays: number | null
  readonly lines: readonly OtherLine[]
}

/** Everything a fresh shop is filled with. */
export interface World {
  readonly partners: readonly Partner[]
  readonly stores: readonly Store[]
  readonly categories: readonly Category[]
  readonly goods: readonly Goods[]
  readonly tagNames: Readonly<Record<GoodsTag, Text>>
  readonly reviews: readonly Review[]
  readonly freightTemplates: readonly FreightTemplate[]
  readonly carriers: readonly Carrier[]
  readonly pages: readonly CmsPage[]
  readonly agreements: readonly LegalAgreement[]
  readonly shoppers: readonly Shopper[]
  readonly pastOrders: readonly PastOrder[]
  readonly otherOrders: readonly OtherOrder[]
  readonly staff: readonly StaffAccount[]
}
