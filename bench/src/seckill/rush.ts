import type { Used } from '../api/processors.ts'
import { type Envelope, poster } from '../poster.ts'

export interface Rush {
  /** Answers of any kind, and their seconds. */
  readonly answers: number
  readonly seconds: number
  /** Orders, and seconds from the first request to the last of them. */
  readonly placed: number
  readonly placingSeconds: number
  /** ms of checkout and submit together, of those who won. */
  readonly p99: number
  /** What each side had used when the first request left, and when the last order was placed. */
  readonly used: readonly [before: Used, after: Used]
  /** Answers that were neither an order nor a refusal of the sale. */
  readonly wrong: readonly string[]
}

export interface Sale {
  readonly promotionId: number
  readonly productSn: string
  readonly units: number
}

const expected = new Set(['seckillSoldOut', 'seckillChance', 'seckillLimit', 'seckillFew'])
const base = '/b2c/orderV2/1-1'

/** Everybody wants one unit at once, over so many connections; each tries once. */
export async function rush(
  shops: readonly string[],
  tokens: readonly string[],
  { promotionId, productSn, units }: Sale,
  connections: number,
  used: () => Used,
): Promise<Rush> {
  const { post, close } = poster(shops, connections)
  const wrong: string[] = []
  const took: number[] = []
  const before = used()
  let after: Used | undefined
  const began = performance.now()
  let [answers, lastPlaced] = [0, began]
  const take = async (token: string) => {
    const from = performance.now()
    const opened = await post(token, `${base}/sec-kill-checkout/${productSn}/${promotionId}/1`, {})
    answers += 1
    const flowId = opened.data?.flowId
    if (opened.code !== 200 || !flowId) return note(opened)
    const placed = await post(token, `${base}/sec-kill-submit`, {
      productId: productSn,
      promotionId,
      productQuantity: 1,
      flowId,
    })
    answers += 1
    if (placed.code !== 200) return note(placed)
    lastPlaced = performance.now()
    took.push(lastPlaced - from)
    if (took.length === units) after = used()
  }
  const note = ({ code, reason = '' }: Envelope) => {
    if (!expected.has(reason)) wrong.push(`${code} ${reason}`)
  }
  const waiting = [...tokens]
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await take(token)
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await close()
  took.sort((a, b) => a - b)
  const p99 = took[Math.ceil(took.length * 0.99) - 1] ?? 0
  return {
    answers,
    seconds,
    placed: took.length,
    placingSeconds: (lastPlaced - began) / 1000,
    p99,
    used: [before, after ?? used()],
    wrong,
  }
}
