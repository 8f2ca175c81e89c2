import type { GoodsDetail, Sku } from '@mallard/contract/catalog/catalog/catalog.fields'
import { fen } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { goodsHead } from '#features/catalog/catalog/goods-head.ts'
import goodslist from '#features/catalog/catalog/goodslist.screen.tsx'
import reviews from '#features/catalog/review/goods-comments.screen.tsx'
import seckill from '#features/activities/seckill/seckill.screen.tsx'
import article from '#features/content/article/article.screen.tsx'
import home from '#features/content/home/home.screen.tsx'
import mall from '#features/content/home/store-mini-mall.screen.tsx'
import kitchen from '#features/content/kitchen/kitchen.screen.tsx'
import service from '#features/content/service-center/article.screen.tsx'
import type { AnyScreen, Head } from '#platform/screen.ts'
import { learnTitles } from '#platform/title.ts'
import { missingFields } from './test-required-fields.ts'

learnTitles({ homeScoped: ['商城', 'Mall'], goodslist: ['分类', 'Categories'] })

const scope = { partnerId: 1, storeId: 2 }
const pic = { url: '/pictures/kettle.1.webp', width: 1000, height: 1000, color: '#eeeeee' }

const sku = (colour: string, size: string, own: Partial<Sku> = {}): Sku => ({
  productSn: `${colour}-${size}`,
  attrs: [
    { key: '颜色', value: colour },
    { key: '容量', value: size },
    { key: '套装', value: '单壶' },
  ],
  places: [-1, -1, -1],
  pic,
  price: fen(39_900),
  listPrice: fen(45_900),
  stock: 3,
  limit: 0,
  freight: fen(0),
  ...own,
})

const goods: GoodsDetail = {
  itemId: 7,
  productSn: '白-0.8',
  title: '手冲壶',
  subTitle: '一度一度地调',
  pic,
  price: fen(39_900),
  listPrice: fen(45_900),
  sales: 8,
  stockState: 1,
  tags: [],
  brand: '禾光',
  categoryId: 2,
  categoryName: '手冲与煮茶',
  pics: [pic],
  detailHtml: '',
  sections: [],
  params: [],
  skus: [sku('白', '0.8'), sku('黑', '1.0', { stock: 0, price: fen(4_900), freight: fen(800) })],
  attrs: ['颜色', '容量', '套装'].map((key) => ({ key, values: [] })),
  commentSummary: { total: 4, goodRateBp: 7500, withPics: 0, stars: [1, 0, 0, 0, 3], tags: [] },
  promotions: [],
  coupons: [],
  memberPrices: [],
  freightText: '',
  arrivalText: '',
  returnPolicy: { days: 7 },
  services: [],
  limit: 0,
  onSale: true,
}
const review = { content: '出水很稳', nickname: '林**', star: 5, createTime: 1_700_000_000_000 }
const plain = { ...goods, skus: goods.skus.slice(0, 1) }

const video = {
  url: '/videos/u-0.mp4',
  width: 720,
  height: 720,
  duration: 6400,
  bytes: 1000,
  cover: null,
  addedAt: 1_700_000_000_000,
}

const thingsOf = (head: Head | undefined) => head?.jsonLd ?? []
const of = (screen: AnyScreen, name: string, params: object, data: object) =>
  thingsOf(screen.head?.({ name, params, query: {}, scope, locale: 'zh' } as never, data as never))
const shop = of(home, 'homeScoped', {}, { page: { title: '禾光', description: '', share: {} } })
const words = { title: '茶', summary: '一壶茶', html: '<p>茶</p>' }

describe('what search engines read', () => {
  it.each([
    ['home', shop],
    ['a store’s own page', of(mall, 'storeMiniMall', {}, { page: { title: '小店', share: {} } })],
    ['categories', of(goodslist, 'goodslist', {}, { categories: [], popular: { list: [goods] } })],
    ['goods', thingsOf(goodsHead(goods, scope, 'zh'))],
    ['goods with a video', thingsOf(goodsHead({ ...plain, video }, scope, 'zh'))],
    ['goods with one SKU', thingsOf(goodsHead(plain, scope, 'zh'))],
    [
      'reviews of goods',
      of(
        reviews,
        'goodsComments',
        { itemId: '7' },
        { reviews: { title: goods.title, summary: goods.commentSummary, list: [review] } },
      ),
    ],
    ['goods without a brand', thingsOf(goodsHead({ ...plain, brand: '' }, scope, 'zh'))],
    [
      'goods of a flash sale',
      of(
        seckill,
        'seckillDetail',
        {},
        { shown: { promotionId: 3, sku: { ...goods, price: goods.price, pic }, goods } },
      ),
    ],
    [
      'an article',
      of(
        article,
        'articleDetail',
        {},
        {
          article: { ...words, url: 'tea', cover: pic, author: '禾光', publishAt: 1, updatedAt: 2 },
        },
      ),
    ],
    [
      'a recipe',
      of(
        kitchen,
        'kitchenMenu',
        { id: '1' },
        {
          recipe: {
            id: 1,
            kitchenId: 1,
            title: '茶',
            intro: '',
            cover: pic,
            minutes: 5,
            servings: '2',
            ingredients: [],
            steps: [{ text: '煮' }],
          },
        },
      ),
    ],
    [
      'a question',
      of(service, 'scQuestionDetail', {}, { article: { ...words, id: 1, kind: 'question' } }),
    ],
    [
      'a manual',
      of(service, 'serviceDetail', {}, { article: { ...words, id: 1, kind: 'knowledge' } }),
    ],
  ])('has all that Google requires: %s', (_, things) => {
    expect(things.length).toBeGreaterThan(0)
    expect(missingFields(things)).toEqual([])
  })

  it('is found wanting where something is missing, at any depth', () => {
    const [site] = shop
    expect(missingFields({ ...site, url: '' })).toEqual([
      'WebSite lacks url (https://developers.google.com/search/docs/appearance/site-names)',
    ])
    expect(
      missingFields([
        { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1 }] },
      ]),
    ).toHaveLength(1)
    expect(missingFields({ '@type': 'Store', name: 'x' })).toHaveLength(1)
  })

  it('says of the shop that it is one on the web', () => {
    expect(shop).toMatchObject([
      {
        '@type': 'WebSite',
        url: '/a/1-2',
        publisher: { '@type': 'OnlineStore', url: '/a/1-2' },
      },
    ])
  })

  it('says who wrote what about goods, and nothing of those who only gave stars', () => {
    const list = [review, { ...review, content: '', nickname: '王**' }]
    const read = (title: string, shown: object[]) =>
      of(
        reviews,
        'goodsComments',
        { itemId: '7' },
        { reviews: { title, summary: goods.commentSummary, list: shown } },
      )
    expect(read('手冲壶', list)).toMatchObject([
      {
        name: '手冲壶',
        url: '/goods/7-1-2',
        aggregateRating: { ratingValue: '4.0', reviewCount: 4 },
        review: [
          { author: { name: '林**' }, reviewBody: '出水很稳', reviewRating: { ratingValue: 5 } },
        ],
      },
    ])
    expect(read('手冲壶', list.slice(1))).toEqual([])
    expect(read('', list)).toEqual([])
  })

  it('says of each variant what it is, costs and costs to send', () => {
    const [group, trail] = thingsOf(goodsHead(goods, scope, 'zh'))
    const offer = (price: string, stock: string, freight: string) => ({
      price,
      url: '/goods/7-1-2',
      availability: `https://schema.org/${stock}`,
      shippingDetails: { shippingRate: { value: freight } },
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
    })
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      aggregateRating: { ratingValue: '4.0', reviewCount: 4 },
      hasVariant: [
        { sku: '白-0.8', color: '白', size: '0.8', offers: offer('399.00', 'InStock', '0.00') },
        { sku: '黑-1.0', name: '手冲壶 黑 1.0 单壶', offers: offer('49.00', 'OutOfStock', '8.00') },
      ],
    })
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, name: '商城', item: '/a/1-2' },
        { position: 2, name: '手冲与煮茶', item: '/category-1-2?categoryId=2' },
        { position: 3, name: '手冲壶', item: '/goods/7-1-2' },
      ],
    })
  })

  it('shows the video of goods under its cover, and how long it is', () => {
    const [, film] = thingsOf(goodsHead({ ...plain, video }, scope, 'zh'))
    expect(film).toEqual({
      '@type': 'VideoObject',
      name: '手冲壶',
      description: expect.stringContaining('手冲壶'),
      thumbnailUrl: `${pic.url}?w=1080`,
      contentUrl: video.url,
      uploadDate: '2023-11-14T22:13:20.000Z',
      duration: 'PT6S',
    })
  })

  it('promises nothing that the shop does not: no reviews, no returns, nowhere sent, not on sale', () => {
    const { freight: _, ...unsent } = sku('白', '0.8')
    const bare = {
      ...plain,
      skus: [unsent],
      returnPolicy: { exempt: 'custom' as const },
      onSale: false,
      commentSummary: { ...goods.commentSummary, total: 0 },
    }
    const [product] = thingsOf(goodsHead(bare, scope, 'en'))
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: {
        availability: 'https://schema.org/OutOfStock',
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      },
    })
    expect(product).not.toHaveProperty('aggregateRating')
    expect(product).not.toHaveProperty('offers.shippingDetails')
  })

  it('counts one store’s page of goods that several sell, and shares one’s own', () => {
    expect(goodsHead({ ...goods, mainStoreId: 1 }, scope, 'zh')).toMatchObject({
      canonical: '/goods/7-1-2',
      original: '/goods/7-1-1',
    })
    expect(goodsHead(goods, scope, 'zh')).not.toHaveProperty('original')
  })
})
