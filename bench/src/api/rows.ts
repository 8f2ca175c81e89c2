import type { Request, Step } from 'autocannon'
import { type ChannelKeys, checkouts } from './checkouts.ts'
import type { BenchWorld } from './fill.ts'
import { benchSeconds, load, type Measured } from './load.ts'
import { longCarts, told, type Told } from './long-cart.ts'
import { medianBetween, serverTimes } from './server-time.ts'
import { travel } from './travel.ts'
import { quantile } from '../quantile.ts'
import { drawing } from '../seed.ts'

/**
 * The first thousand purchases of a process cost it up to twice as much as later ones: V8 compiles
 * what they run through while they run.
 */
const purchaseWarmUps = 4

export interface Row {
  readonly name: string
  readonly limit: 'json' | 'insert'
  /** Requests per second at 16 connections. */
  readonly aim?: number
  /** Rounds of warming up before the first figure, at 16 connections; one unless told. */
  readonly warmUps?: number
  /** What has to lie ready before each figure, and is no part of it. */
  prepare?(): Promise<void>
  measure(connections: number): Promise<Measured>
}

interface Asked {
  readonly shop: string
  readonly world: BenchWorld
  readonly keys: ChannelKeys
  /** What is asked for next, by chance that is the same in each run. */
  readonly draw: ReturnType<typeof drawing>
  /** A number that was not there before. */
  readonly next: () => number
}

/** Every row of the table, in its order. */
export function rowsOf(shop: string, bare: string, world: BenchWorld, keys: ChannelKeys): Row[] {
  let serial = 0
  const asked = { shop, world, keys, draw: drawing('api'), next: () => (serial += 1) }
  return [
    { name: 'bare Fastify JSON route', limit: 'json', measure: load(bare, () => ({ path: '/' })) },
    {
      name: 'bare PostgreSQL insert transaction',
      limit: 'insert',
      measure: load(bare, () => ({ path: '/insert' })),
    },
    ...goodsRows(asked),
    ...listRows(asked),
    ...purchaseRows(asked),
    ...pageRows(asked),
  ]
}

function goodsRows({ shop, world: { goods }, draw: { pick } }: Asked): Row[] {
  const detail = (count: number) => () => ({
    path: `/b2c/product/1-1/detail/${pick(goods.slice(0, count)).id}`,
  })
  return [
    {
      name: 'goods detail, 500 goods',
      limit: 'json',
      aim: 10_000,
      measure: load(shop, detail(500)),
    },
    {
      name: 'goods detail, any of 10 000',
      limit: 'json',
      measure: load(shop, detail(goods.length)),
    },
  ]
}

const sorts = ['default', 'sales', 'priceUp', 'priceDown', 'newest']

function listRows({ shop, world, draw: { pick, whole }, next }: Asked): Row[] {
  const { categories, keywords } = world
  const list = '/b2c/product/1-1/product-list?pageSize=20'
  return [
    {
      name: 'list of 20, by category and sort',
      limit: 'json',
      aim: 5_000,
      measure: load(shop, () => ({
        path: `${list}&categoryId=${pick(categories)}&sort=${pick(sorts)}`,
      })),
    },
    {
      name: 'list of 20, any of 500 pages',
      limit: 'json',
      measure: load(shop, () => ({
        path: `${list}&pageNum=${1 + whole(500)}&sort=${pick(sorts)}`,
      })),
    },
    {
      name: 'list of 20, none asked before',
      limit: 'json',
      measure: load(shop, () => ({
        path: `${list}&categoryId=${pick(categories)}&sort=${pick(sorts)}&priceMax=${1_000_000 + next()}`,
      })),
    },
    {
      name: 'keyword search',
      limit: 'json',
      aim: 1_500,
      measure: load(shop, () => ({ path: `${list}&q=${encodeURIComponent(pick(keywords))}` })),
    },
    {
      name: 'keyword search, none asked before',
      limit: 'json',
      measure: load(shop, () => ({
        path: `${list}&q=${encodeURIComponent(pick(keywords))}&priceMax=${1_000_000 + next()}`,
      })),
    },
  ]
}

/** Puts one thing after another into carts. */
function adding({ world: { goods, tokens }, draw: { pick }, next }: Asked): () => Request {
  return () => {
    const serial = next()
    const who = serial % tokens.adders.length
    // A member returns to twenty goods, so that carts stay as long as people's are.
    const { productSn } = goods[(who * 37 + (serial % 20)) % goods.length] ?? pick(goods)
    return {
      method: 'POST',
      path: `/b2c/cartV3/1-1/add/${productSn}/1/0`,
      headers: { authorization: tokens.adders[who] ?? '', 'content-type': 'application/json' },
      body: '{}',
    }
  }
}

function purchaseRows(asked: Asked): Row[] {
  const { shop, world, keys } = asked
  const { goods, tokens } = world
  const plain = {
    tokens: tokens.buyers,
    productSns: goods.map(({ productSn }) => productSn),
    isSaving: false,
  }
  const saving = { tokens: tokens.savers, productSns: world.savings.discounted, isSaving: true }
  return [
    { name: 'add to cart', limit: 'insert', aim: 1_500, measure: load(shop, adding(asked)) },
    {
      name: 'whole checkout',
      limit: 'insert',
      aim: 250,
      warmUps: purchaseWarmUps,
      measure: journeys(shop, () => checkouts(plain, keys)),
    },
    {
      name: 'whole checkout with a promotion and a coupon',
      limit: 'insert',
      aim: 200,
      warmUps: purchaseWarmUps,
      measure: journeys(shop, () => checkouts(saving, keys)),
    },
    {
      name: 'cart of 20 lines: list, checkout, points, flow, submit',
      limit: 'insert',
      warmUps: purchaseWarmUps,
      prepare: () => world.savings.fillCarts(),
      measure: measureLongCarts(shop, world),
    },
  ]
}

function pageRows({ shop, world: { goods }, draw: { pick }, next }: Asked): Row[] {
  const page = { 'accept-encoding': 'br', accept: 'text/html' }
  return [
    {
      name: 'goods page, from the short cache',
      limit: 'json',
      aim: 5_000,
      measure: load(shop, () => ({
        path: `/goods/${pick(goods.slice(0, 20)).id}-1-1`,
        headers: page,
      })),
    },
    {
      name: 'goods page, drawn',
      limit: 'json',
      aim: 300,
      measure: load(shop, () => ({
        path: `/goods/${goods[next() % goods.length]?.id}-1-1`,
        headers: page,
      })),
    },
  ]
}

interface Travelled {
  readonly steps: readonly Step[]
  /** Milliseconds that each whole journey took, and when it ended. */
  readonly done: readonly { readonly took: number; readonly at: number }[]
  readonly wrong: readonly string[]
}

/** Many journeys of several requests, counted as wholes. */
function journeys(url: string, begin: () => Travelled): Row['measure'] {
  const { steps, done, wrong } = begin()
  return async (connections) => {
    const [from, wrongFrom] = [done.length, wrong.length]
    const began = performance.now()
    const errors = await travel(url, connections, benchSeconds, steps)
    const ended = done.slice(from)
    if (wrong.length > wrongFrom)
      console.error([...new Set(wrong.slice(wrongFrom))].slice(0, 5).join('\n'))
    const counts = Array.from(
      { length: benchSeconds },
      (_, second) => ended.filter(({ at }) => Math.floor((at - began) / 1000) === second).length,
    )
    const times = ended.map(({ took }) => took)
    return {
      perSecond: quantile(counts, 0.5),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      wrong: wrong.length - wrongFrom + errors,
      count: ended.length,
      seconds: (performance.now() - began) / 1000,
    }
  }
}

/** Median milliseconds in the server for a step of the long cart. */
const stepAim = 15

function measureLongCarts(url: string, world: BenchWorld): Row['measure'] {
  const carts = longCarts(world)
  const measure = journeys(url, () => carts)
  return async (connections) => {
    for (const name of Object.keys(told) as Told[]) carts.took[name].length = 0
    const before = await serverTimes(url)
    const measured = await measure(connections)
    const after = await serverTimes(url)
    const steps = Object.entries(told).map(([name, route]) => ({
      name: `cart of 20 lines, ${name}`,
      asked: quantile(carts.took[name as Told], 0.5),
      inServer: medianBetween(before, after, route),
      aim: stepAim,
    }))
    return { ...measured, steps }
  }
}
