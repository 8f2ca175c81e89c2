import type { PartnerId, StoreKey, Text } from '../world.ts'

type Pair = readonly [zh: string, en: string]

export interface DemoKitchen {
  readonly store: StoreKey
  readonly title: Text
  readonly intro: Text
  readonly cover: string
  readonly recipes: readonly DemoRecipe[]
}

export interface DemoRecipe {
  readonly title: Pair
  readonly intro: Pair
  readonly cover: string
  readonly minutes: number
  readonly servings: number
  /** Name and amount: zh, en. */
  readonly ingredients: readonly (readonly [name: string, nameEn: string, amount: string, amountEn: string])[]
  readonly steps: readonly (readonly [zh: string, en: string, seconds?: number, picture?: string])[]
  /** Codes. */
  readonly goods: readonly string[]
}

export interface DemoGuide {
  readonly partnerId: PartnerId
  /** Code. */
  readonly goods: string
  readonly title: Pair
  readonly intro: Pair
  readonly picture: string
  readonly sections: readonly {
    readonly title: Pair
    readonly html: Pair
    readonly picture?: string
    readonly checks?: readonly Pair[]
  }[]
  /** Codes of spare parts. */
  readonly parts: readonly string[]
}
