import { randomUUID } from 'node:crypto'
import type { TestShop } from '#app/testing/test-shop.ts'
import { fillKitchens } from './demo.ts'

/** The demo world's kitchens and guides, with pictures that nobody looks at. */
export const fillTestKitchens = ({ services, clock }: TestShop) =>
  fillKitchens({
    services,
    now: clock.now(),
    pictureOf: async (key) => ({
      url: `/pictures/${key}.00000000.webp`,
      width: 1000,
      height: 750,
      color: '#eeeeee',
    }),
  })

const pair = (zh: string, en = '') => ({ zh, en })
export const cover = '/pictures/scene-rice.00000000.webp'

export const kitchenInput = (more: object = {}) => ({
  version: 0,
  title: pair('小厨房', 'Small kitchen'),
  intro: pair('家常菜', 'Everyday food'),
  cover,
  isPublished: true,
  ...more,
})

export const recipeInput = (more: object = {}) => ({
  requestId: randomUUID(),
  version: 0,
  title: pair('米饭', 'Rice'),
  intro: pair('粒粒分明', 'Every grain'),
  cover,
  minutes: 40,
  servings: 2,
  ingredients: [{ name: pair('大米', 'Rice'), amount: pair('2 杯', '2 cups') }],
  steps: [
    { text: pair('淘米', 'Rinse'), pic: null, seconds: null },
    { text: pair('煮饭', 'Cook'), pic: cover, seconds: 1800 },
  ],
  goodsIds: [] as number[],
  isPublished: true,
  place: 0,
  ...more,
})

export const guideInput = (productId: number, more: object = {}) => ({
  requestId: randomUUID(),
  version: 0,
  productId,
  title: pair('使用指南', 'Guide'),
  intro: pair('三步', 'Three steps'),
  pic: cover,
  sections: [
    { title: pair('第一次'), html: pair('<p>洗一洗</p>'), pic: null, checks: [pair('洗干净')] },
  ],
  goodsIds: [] as number[],
  isPublished: true,
  ...more,
})
