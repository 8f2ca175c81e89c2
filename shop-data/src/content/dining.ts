import type { StoreKey, Text } from '../world.ts'

/** A dish with its receipts: those without a comment can be reviewed at any time. */
export interface DemoDish {
  readonly store: StoreKey
  readonly dish: Text
  readonly receipts: readonly {
    /** 22 characters. */
    readonly token: string
    readonly table: string
    readonly comment?: {
      /** Code of a shopper. */
      readonly by: string
      readonly star: number
      readonly text: string
      /** Otherwise it waits to be looked at. */
      readonly isShown: boolean
    }
  }[]
}

/** Dishes that were eaten, with the receipts that they came with: one can be reviewed at any time. */
export const dishes: readonly DemoDish[] = [
  {
    store: '1-1', dish: { zh: '番茄牛腩面', en: 'Beef brisket noodles with tomato' },
    receipts: [
      { token: 'TomatoBeefNoodleToday1', table: 'A08' },
      { token: 'TomatoBeefNoodlePast01', table: 'A03', comment: { by: 'zhixia', star: 5, text: '牛腩炖得很烂，番茄汤底酸甜刚好，连汤都喝完了', isShown: true } },
      { token: 'TomatoBeefNoodlePast02', table: 'B12', comment: { by: 'xiaoman', star: 4, text: 'Rich broth and tender beef. The portion is generous: two of us shared it.', isShown: true } },
      { token: 'TomatoBeefNoodlePast03', table: 'A05', comment: { by: 'xiaoman', star: 3, text: '味道不错，就是上菜等了二十分钟', isShown: false } },
    ],
  },
]
