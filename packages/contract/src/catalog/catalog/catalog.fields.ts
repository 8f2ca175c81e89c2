import { z } from 'zod'
import { reviewTagCodes } from '../review/review-tags.ts'
import { Moment, Money, PictureRef } from '../../fields.ts'
import { CouponChip } from '../../pricing/coupon/coupon.fields.ts'
import { VideoRef } from '../../shop/upload/video.fields.ts'
import { listBases } from './list-basis.codes.ts'
import { PromotionWords } from '../../pricing/promotion/promotion.fields.ts'
import { ReturnPolicy } from './return-policy.fields.ts'

/** 0 sold out, 1 in stock, 2 few left. */
export const StockState = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A goods card, as lists show it. */
export const GoodsCard = z.object({
  itemId: z.number().int(),
  /** The SKU whose price is shown: the cheapest one that is in stock. */
  productSn: z.string(),
  title: z.string(),
  subTitle: z.string(),
  pic: PictureRef,
  /** Fen of one unit for everyone, with the discounts of this moment. */
  price: Money,
  /** Fen that are struck through: the price itself where nothing is. */
  listPrice: Money,
  sales: z.number().int(),
  stockState: StockState,
  tags: z.array(z.string()),
  /** The promotion that says most, in a few letters. */
  promotionTag: z.string().optional(),
})
export type GoodsCard = z.output<typeof GoodsCard>

export const SkuAttribute = z.object({ key: z.string(), value: z.string() })

export const Sku = z.object({
  productSn: z.string(),
  attrs: z.array(SkuAttribute),
  /**
   * Of each attribute of the goods, in their order, the place of this SKU's value among its values:
   * what a choice goes by, since two values may have one name in another language; -1 is none.
   */
  places: z.array(z.number().int()),
  pic: PictureRef,
  /** Fen of one unit for everyone, with the discounts of this moment. */
  price: Money,
  /** What it costs when they are over, where it is something else. */
  salePrice: Money.optional(),
  /** Fen that are struck through: the price itself where nothing is. */
  listPrice: Money,
  /** Units that can be bought, capped at 99. */
  stock: z.number().int(),
  /** Units one person may buy, 0 = no limit. */
  limit: z.number().int(),
  /** Fen that sending one unit to where most goods go costs; absent: it goes nowhere. */
  freight: Money.optional(),
  /** The activity that sells it for less now, and its page. */
  activity: z.object({ tag: z.string(), href: z.string(), endAt: Moment }).optional(),
})
export type Sku = z.output<typeof Sku>

/** An attribute with its values in the order to show; `swatch` is a colour for a dot. */
export const AttributeChoice = z.object({
  key: z.string(),
  values: z.array(z.object({ value: z.string(), swatch: z.string().nullable() })),
})

export const DetailSection = z.object({
  heading: z.string(),
  text: z.string(),
  pic: PictureRef.nullable(),
})

export const ReviewSummary = z.object({
  total: z.number().int(),
  /** Basis points of reviews with 4 or 5 stars. */
  goodRateBp: z.number().int(),
  withPics: z.number().int(),
  /** How many reviews have 1, 2, 3, 4, 5 stars. */
  stars: z.array(z.number().int()).length(5),
  /** What is said most often in a word, and how often. */
  tags: z.array(
    z.object({ code: z.enum(reviewTagCodes), text: z.string(), count: z.number().int() }),
  ),
})
export type ReviewSummary = z.output<typeof ReviewSummary>

/** What a struck-through price rests on, for whoever asks. */
export const StruckBasis = z.object({
  kind: z.enum(listBases),
  /** Who says so; empty of the lowest price of the last days. */
  note: z.string(),
})
export type StruckBasis = z.output<typeof StruckBasis>

/** The video of goods. */
export const GoodsVideo = VideoRef.extend({
  /** What stands in its place until it plays; null: the main picture. */
  cover: PictureRef.nullable(),
  /** When these goods got it. */
  addedAt: Moment,
})
export type GoodsVideo = z.output<typeof GoodsVideo>

export const GoodsDetail = GoodsCard.extend({
  brand: z.string(),
  categoryId: z.number().int(),
  categoryName: z.string(),
  pics: z.array(PictureRef),
  /** Absent: they have none. */
  video: GoodsVideo.optional(),
  /** Sanitised HTML, or empty. */
  detailHtml: z.string(),
  sections: z.array(DetailSection),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  skus: z.array(Sku),
  attrs: z.array(AttributeChoice),
  /** What a price above the price rests on; absent: nothing is struck through. */
  struckBasis: StruckBasis.optional(),
  commentSummary: ReviewSummary,
  /** What holds for these goods now. */
  promotions: z.array(PromotionWords),
  /** What can be drawn for them now, the same for everyone. */
  coupons: z.array(CouponChip),
  /** Levels of members that pay less, in basis points of the sale price. */
  memberPrices: z.array(
    z.object({
      name: z.string(),
      bp: z.number().int(),
      /** Fen of SKUs for which the store set a price of its own for this level. */
      prices: z.record(z.string(), Money),
    }),
  ),
  freightText: z.string(),
  /** When it comes if it is paid now, for most places; empty: not promised. */
  arrivalText: z.string(),
  returnPolicy: ReturnPolicy,
  /** What the law and the freight give these goods, in a few words each. */
  services: z.array(z.string()),
  /** What the store promises beside; absent: nothing. */
  promises: z.array(z.object({ name: z.string(), text: z.string() })).optional(),
  limit: z.number().int(),
  onSale: z.boolean(),
  /** The store whose page of these goods search engines are to count, where it is another one. */
  mainStoreId: z.number().int().optional(),
})
export type GoodsDetail = z.output<typeof GoodsDetail>

export interface CategoryNode {
  id: number
  name: string
  pic: PictureRef | null
  children: CategoryNode[]
}
export const CategoryNode: z.ZodType<CategoryNode> = z.lazy(() =>
  z.object({
    id: z.number().int(),
    name: z.string(),
    pic: PictureRef.nullable(),
    children: z.array(CategoryNode),
  }),
)

export const listSorts = ['default', 'sales', 'priceUp', 'priceDown', 'newest'] as const

/**
 * What a list can be narrowed by. It is counted among all that the list holds where the server keeps
 * an index of the store, otherwise among the first 1 001 goods that it finds.
 */
export const Facets = z.object({
  /** The twelve that the most goods stand in themselves, with how many do. */
  categories: z.array(
    z.object({ id: z.number().int(), name: z.string(), count: z.number().int() }),
  ),
  /** The four keys that the most goods have, each with its first twelve values by code points. */
  attrs: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
  /** Fen, of the cheapest goods and of the dearest; both 0 without any. */
  priceMin: Money,
  priceMax: Money,
})

/** How goods come to a place. */
export const Delivery = z.object({
  /** Where to, of the shopper's own address; null: where most goods go, or the code that was asked. */
  place: z.string().nullable(),
  isDelivered: z.boolean(),
  freightText: z.string(),
  arrivalText: z.string(),
})
export type Delivery = z.output<typeof Delivery>
