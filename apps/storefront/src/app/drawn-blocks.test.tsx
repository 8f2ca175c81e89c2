import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { fen, hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { ContentBlocks } from '#entities/content/content-blocks.tsx'
import { stage } from '#platform/test-stage.ts'
// What the server has of the code of blocks.
import './entry-server.tsx'

const now = Date.UTC(2026, 10, 23, 12)
const pic = { url: '/kettle.webp', width: 100, height: 50, color: '#eeeeee' }
const link = { type: 'home', value: '' } as const
const words = { title: '', subTitle: '' }
const card = {
  itemId: 1,
  productSn: 'P1',
  title: '水壶',
  subTitle: '',
  pic,
  price: fen(9900),
  listPrice: fen(9900),
  sales: 0,
  stockState: 1 as const,
  tags: [],
}
const coupon = {
  couponHistoryId: null,
  grantUuid: 'AbCdEfGhIjKlMnOpQrStUv',
  name: '新客券',
  kind: 1,
  threshold: fen(9900),
  face: fen(2000),
  discountBp: 0,
  maxDiscount: fen(0),
  scopeText: '',
  validFrom: null,
  validTo: null,
  validDays: 7,
  status: null,
  drawn: false,
  left: true,
  stackPoints: true,
}
const article = { url: 'a', title: '慢煮', summary: '', author: '', cover: pic }
const event = {
  ...{ id: 3, name: '早餐课', pic: null, isOnline: false, place: '二楼', capacity: 9, left: 2 },
  ...{ holdsAt: now, holdsUntil: now + hour, standing: 'open' as const },
}
const slip = { productSn: 'P1', title: '水壶', pic, price: fen(9900), salePrice: fen(15_900) }
const session = { promotionId: 5, startAt: now, endAt: now + hour, goods: [slip] }

/** A feed is no part of its block: its page asks for it beside. */
type Kind = Exclude<Block['kind'], 'feed'>

/** A block of every kind, and something of it that is read, or seen. */
const drawn: { [Of in Kind]: readonly [Omit<Extract<Block, { kind: Of }>, 'kind'>, string] } = {
  hero: [{ slides: [{ ...words, pic, title: '开锅', tone: 'dark', link }] }, '开锅'],
  dots: [{ items: [{ name: '厨房', pic, link }] }, '厨房'],
  banner: [{ ...words, pic, title: '新米', tone: 'dark', link }, '新米'],
  story: [{ title: '匠人', text: '三十年', pic, link }, '三十年'],
  beside: [{ title: '热水', text: '常在', pic, side: 'left', link }, '常在'],
  areas: [
    { pic, alt: '一桌', areas: [{ x: 0, y: 0, width: 50, height: 50, label: '去首页', link }] },
    '去首页',
  ],
  text: [{ html: '<p>还在</p>' }, '还在'],
  notice: [{ items: [{ text: '周末照常发货', link }] }, '周末照常发货'],
  promise: [{ items: [{ icon: 'truck', name: '包邮', text: '当日发出' }] }, '当日发出'],
  spacer: [{ size: 'm' }, '<div'],
  row: [{ ...words, link, goods: [card] }, '水壶'],
  grid: [{ ...words, link, goods: [card] }, '水壶'],
  tabs: [{ tabs: [{ name: '热销', goods: [card] }] }, '水壶'],
  coupons: [{ ...words, coupons: [coupon] }, '新客券'],
  seckill: [{ now, session }, 'role="timer"'],
  entrances: [
    { items: [{ kind: 'seckill', title: '限时秒杀', subTitle: '¥99 起', pic: null, link }] },
    '¥99 起',
  ],
  events: [{ ...words, events: [event] }, '早餐课'],
  articles: [{ ...words, link, articles: [{ ...article, publishAt: now, likeCount: 0 }] }, '慢煮'],
}

it.each(Object.entries(drawn))(
  'is drawn whole before any script runs: %s',
  (kind, [part, says]) => {
    const html = stage().draw(<ContentBlocks blocks={[{ kind, ...part } as Block]} />)
    expect(html).toContain(says)
    // Nothing that a script must put in its place later.
    expect(html).not.toMatch(/<!--\$[?!]|<template/)
  },
)
