import type { Fen } from '@mallard/kernel'
import type { ColourKey } from './palette.ts'

/** A text of the shop: Chinese is the source, English its twin. */
export interface Text {
  readonly zh: string
  readonly en: string
}

export interface Colour {
  readonly key: string
  readonly text: Text
  /** sRGB, `#RRGGBB`. */
  readonly hex: string
}

export type StoreKey = '1-1' | '1-2' | '2-1'

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
  /** Packed weight in grams, what freight is reckoned on. */
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
  readonly picture: string
}

export type GoodsTag = 'new' | 'hot' | 'quiet' | 'gift' | 'travel' | 'dorm' | 'refill'

export interface Goods {
  /** Kebab-case, unique in the world. */
  readonly code: string
  readonly partnerId: 1 | 2
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
  readonly afterSaleDays: number
  readonly maxPerUser?: number
  readonly sales: number
  readonly launchedDaysAgo: number
  readonly parameters: readonly Parameter[]
  readonly details: readonly DetailSection[]
}
