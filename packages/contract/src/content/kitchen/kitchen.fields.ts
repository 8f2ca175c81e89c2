import { z } from 'zod'
import { GoodsCard } from '../../catalog/catalog/catalog.fields.ts'
import { PictureRef, Place } from '../../fields.ts'

export const RecipeCard = z.object({
  id: z.number().int(),
  title: z.string(),
  cover: PictureRef,
  minutes: z.number().int(),
  servings: z.number().int(),
})
export type RecipeCard = z.output<typeof RecipeCard>

/** A manual of goods that the store sells. */
export const KitchenManual = z.object({
  productSn: z.string(),
  title: z.string(),
  pic: PictureRef.nullable(),
})
export type KitchenManual = z.output<typeof KitchenManual>

/** What leads to a kitchen. */
export const KitchenCard = z.object({
  id: z.number().int(),
  title: z.string(),
  intro: z.string(),
  cover: PictureRef,
})
export type KitchenCard = z.output<typeof KitchenCard>

export const Kitchen = KitchenCard.extend({
  store: Place,
  recipes: z.array(RecipeCard),
  manuals: z.array(KitchenManual),
})
export type Kitchen = z.output<typeof Kitchen>

export const RecipeStep = z.object({
  text: z.string(),
  pic: PictureRef.nullable(),
  /** What the timer of the step runs for; null: it has none. */
  seconds: z.number().int().nullable(),
})
export type RecipeStep = z.output<typeof RecipeStep>

export const Recipe = RecipeCard.extend({
  kitchenId: z.number().int(),
  store: Place,
  intro: z.string(),
  ingredients: z.array(z.object({ name: z.string(), amount: z.string() })),
  steps: z.array(RecipeStep),
  /** What it is cooked with, of what the store sells. */
  goods: z.array(GoodsCard),
})
export type Recipe = z.output<typeof Recipe>

export const GuideCard = z.object({
  /** Number of the goods. */
  productId: z.number().int(),
  title: z.string(),
  intro: z.string(),
  pic: PictureRef,
  /** How many sections it has. */
  sections: z.number().int(),
})
export type GuideCard = z.output<typeof GuideCard>

/** What is written about goods one looks at; null: nothing. */
export const GoodsHelp = z.object({
  guide: z.object({ title: z.string() }).nullable(),
  manual: z.object({ title: z.string(), productSn: z.string() }).nullable(),
})
export type GoodsHelp = z.output<typeof GoodsHelp>

export const GuideSection = z.object({
  title: z.string(),
  /** Cleaned by the server when it was saved. */
  html: z.string(),
  pic: PictureRef.nullable(),
  /** What to tick off, one line each. */
  checks: z.array(z.string()),
})

export const Guide = z.object({
  store: Place,
  productId: z.number().int(),
  title: z.string(),
  intro: z.string(),
  pic: PictureRef,
  sections: z.array(GuideSection),
  /** The goods themselves, while the store sells them. */
  goods: GoodsCard.nullable(),
  /** Spare parts that the store sells. */
  parts: z.array(GoodsCard),
})
export type Guide = z.output<typeof Guide>
