import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Empty,
  ItemId,
  Moment,
  Paging,
  PictureRef,
  RowId,
  line,
  pageOf,
  text,
  whole,
  keyword,
} from '../../fields.ts'

const Version = whole(0, 1_000_000_000).default(0)
/** Address of a picture of the library, or of the one that it has. */
const Pic = z.string().min(1).max(200)

const Words = z.object({ zh: z.string(), en: z.string() })
/** A line in Chinese and, where there is one, in English. */
const lines = (max: number) => z.strictObject({ zh: line(max, 1), en: line(max * 2) })
const texts = (max: number) => z.strictObject({ zh: text(max, 1), en: text(max * 2) })

export const AdminKitchen = z.object({
  id: z.number().int(),
  title: Words,
  intro: Words,
  cover: PictureRef,
  isPublished: z.boolean(),
  version: z.number().int(),
})
export type AdminKitchen = z.output<typeof AdminKitchen>

export const AdminRecipe = z.object({
  id: z.number().int(),
  title: Words,
  intro: Words,
  cover: PictureRef,
  minutes: z.number().int(),
  servings: z.number().int(),
  ingredients: z.array(z.object({ name: Words, amount: Words })),
  steps: z.array(
    z.object({ text: Words, pic: PictureRef.nullable(), seconds: z.number().int().nullable() }),
  ),
  goods: z.array(z.object({ id: z.number().int(), name: z.string() })),
  isPublished: z.boolean(),
  /** Smaller ones stand first. */
  place: z.number().int(),
  version: z.number().int(),
  updatedAt: Moment,
})
export type AdminRecipe = z.output<typeof AdminRecipe>

const listed = {
  ...Paging,
  state: z.enum(['published', 'draft']).optional(),
  q: keyword(50).optional(),
}
const kitchen = '/admin/api/{p}-{s}/kitchen'
const recipe = `${kitchen}/recipes` as const

export const kitchenAdminCalls = {
  kitchen: GET(kitchen, {
    summary: 'The kitchen of the store, or nothing before it has one',
    authz: 'operator',
    right: 'content.read',
    reply: z.object({ kitchen: AdminKitchen.nullable() }),
  }),
  saveKitchen: POST(`${kitchen}/save`, {
    summary: 'Opens the kitchen of the store, or changes it',
    authz: 'operator',
    right: 'content.write',
    body: z.strictObject({
      version: Version,
      title: lines(30),
      intro: texts(200),
      cover: Pic,
      isPublished: z.boolean(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  recipes: GET(recipe, {
    summary: 'Recipes of the store’s kitchen, in the order to show',
    authz: 'operator',
    right: 'content.read',
    query: z.object(listed),
    reply: pageOf(AdminRecipe),
  }),
  saveRecipe: POST(`${recipe}/save`, {
    summary: 'Makes a recipe of the store’s kitchen, or changes one',
    authz: 'operator',
    right: 'content.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** Left out: a new one. */
      id: RowId.optional(),
      version: Version,
      title: lines(30),
      intro: texts(200),
      cover: Pic,
      minutes: whole(1, 1440),
      servings: whole(1, 50),
      ingredients: z
        .array(z.strictObject({ name: lines(30), amount: lines(30) }))
        .min(1)
        .max(40),
      steps: z
        .array(
          z.strictObject({
            text: texts(500),
            pic: Pic.nullable(),
            seconds: whole(1, 86_400).nullable(),
          }),
        )
        .min(1)
        .max(30),
      goodsIds: z.array(ItemId).max(8),
      isPublished: z.boolean(),
      place: whole(0, 9999),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  removeRecipe: POST(`${recipe}/{id}/remove`, {
    summary: 'Removes a recipe',
    authz: 'operator',
    right: 'content.write',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
}

export const AdminGuide = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  goodsName: z.string(),
  title: Words,
  intro: Words,
  pic: PictureRef,
  sections: z.array(
    z.object({
      title: Words,
      html: Words,
      pic: PictureRef.nullable(),
      checks: z.array(Words),
    }),
  ),
  /** Spare parts. */
  goods: z.array(z.object({ id: z.number().int(), name: z.string() })),
  isPublished: z.boolean(),
  version: z.number().int(),
  updatedAt: Moment,
})
export type AdminGuide = z.output<typeof AdminGuide>

const guide = '/admin/api/{p}-{s}/guides'

export const guideAdminCalls = {
  list: GET(guide, {
    summary: 'Guides of the partner’s goods, the last changed first',
    authz: 'operator',
    right: 'content.read',
    query: z.object(listed),
    reply: pageOf(AdminGuide),
  }),
  save: POST(`${guide}/save`, {
    summary: 'Makes the guide of goods, or changes it, for all stores of the partner',
    authz: 'operator',
    right: 'content.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** Left out: a new one. */
      id: RowId.optional(),
      version: Version,
      productId: ItemId,
      title: lines(40),
      intro: texts(200),
      pic: Pic,
      sections: z
        .array(
          z.strictObject({
            title: lines(40),
            html: z.strictObject({ zh: text(20_000), en: text(20_000) }),
            pic: Pic.nullable(),
            checks: z.array(lines(80)).max(20),
          }),
        )
        .min(1)
        .max(20),
      /** Spare parts. */
      goodsIds: z.array(ItemId).max(12),
      isPublished: z.boolean(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  remove: POST(`${guide}/{id}/remove`, {
    summary: 'Removes a guide',
    authz: 'operator',
    right: 'content.write',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
}
