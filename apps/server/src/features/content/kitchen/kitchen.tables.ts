import type { PictureRef } from '@mallard/contract/fields'
import type { Generated, JSONColumnType } from 'kysely'

/** A text in Chinese and, where there is one, in English. */
export interface Words {
  readonly zh: string
  readonly en: string
}

export interface StoredIngredient {
  readonly name: Words
  readonly amount: Words
}

export interface StoredStep {
  readonly text: Words
  readonly pic: PictureRef | null
  readonly seconds: number | null
}

export interface StoredSection {
  readonly title: Words
  readonly html: Words
  readonly pic: PictureRef | null
  readonly checks: readonly Words[]
}

interface Titled {
  title: JSONColumnType<Words>
  intro: JSONColumnType<Words>
  is_published: boolean
  version: Generated<number>
  updated_at: Date
}

interface KitchenTables {
  kitchen: Titled & {
    id: Generated<number>
    partner_id: number
    store_id: number
    cover: JSONColumnType<PictureRef>
  }
  recipe: Titled & {
    id: Generated<number>
    partner_id: number
    store_id: number
    kitchen_id: number
    cover: JSONColumnType<PictureRef>
    minutes: number
    servings: number
    ingredients: JSONColumnType<StoredIngredient[]>
    steps: JSONColumnType<StoredStep[]>
    goods_ids: number[]
    place: number
  }
  product_guide: Titled & {
    id: Generated<number>
    partner_id: number
    goods_id: number
    pic: JSONColumnType<PictureRef>
    sections: JSONColumnType<StoredSection[]>
    goods_ids: number[]
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends KitchenTables {}
}
