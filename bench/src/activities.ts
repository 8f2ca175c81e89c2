import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { machineNow } from './bare-limits.ts'
import { withBenchShop } from './bench-shop.ts'
import { manyMembers } from './many-members.ts'
import { type Envelope, poster } from './poster.ts'

const memberCount = 5000
const connections = 64

/** What everybody does once, each for themselves. */
interface Act {
  readonly name: string
  /** Answers/s that it has to reach. */
  readonly aim: number
  /** Readies the database; answers with what is posted, and with a count that must be `expected`. */
  ready(client: pg.Client): Promise<{
    readonly path: string
    body(): object
    readonly count: string
    readonly expected: number
  }>
}

const acts: readonly Act[] = [
  {
    name: 'draws of a lottery',
    aim: 1500,
    async ready(client) {
      const { rows } = await client.query<{ id: string }>(
        `with made as (
          insert into lottery (partner_id, store_id, url, name, form, start_at, end_at, daily_free, has_share_chance, has_order_chance, created_at)
          values (1, 1, 'bench', 'bench', 'wheel', now() - interval '1 minute', now() + interval '1 hour', 1, false, false, now()) returning id),
        prizes as (
          insert into lottery_prize (lottery_id, partner_id, store_id, sort, type, name, weight, quota, points)
          select made.id, 1, 1, p.sort, p.type, p.name, p.weight, p.quota, p.points from made,
            (values (1, 2, 'five points', 3000, null::int, 5), (2, 2, 'fifty points', 500, 100, 50), (3, 1, 'nothing', 6500, null, 0)) p (sort, type, name, weight, quota, points))
        select id from made`,
      )
      return {
        path: '/b2c/lottery/1-1/lottery/bench',
        body: () => ({ drawToken: randomUUID() }),
        count: `select count(*)::int as count from lottery_record where lottery_id = ${rows[0]!.id}`,
        expected: memberCount,
      }
    },
  },
  {
    name: 'check-ins',
    aim: 2000,
    ready: async () => ({
      path: '/b2c/sign/1-1/sign',
      body: () => ({}),
      count: `select count(*)::int as count from sign_in d join member m on m.id = d.member_id where m.nickname like 'bench %'`,
      expected: memberCount,
    }),
  },
  {
    name: 'cuts in one room',
    aim: 500,
    async ready(client) {
      const { rows } = await client.query<{ token: string }>(
        `with made as (
          insert into bargain (partner_id, store_id, sku_id, name, start_at, end_at, start_price, floor_price, helpers, stock, room_hours, daily_helps, help_limit, created_at)
          select 1, 1, id, 'bench', now() - interval '1 minute', now() + interval '1 hour', 1000000, 100, $1::int, 1, 24, 9, 9, now() from sku where partner_id = 1 order by id limit 1
          returning id),
        opened as (
          insert into bargain_room (token, bargain_id, partner_id, store_id, member_id, start_price, floor_price, current_price, helpers, created_at, expire_at)
          select repeat('b', 22), made.id, 1, 1, (select min(id) from member where partner_id = 1), 1000000, 100, 1000000, $1::int, now(), now() + interval '1 hour' from made
          returning token)
        select token from opened`,
        [memberCount],
      )
      return {
        path: '/b2c/promotion/1-1/bargain',
        body: () => ({ bargainRoomId: rows[0]!.token }),
        count: `select current_price::int as count from bargain_room where token = '${rows[0]!.token}'`,
        expected: 100,
      }
    },
  },
]

/** 5 000 members, each once, at the same lottery, at checking in, in the same room of a bargain. */
export async function activitiesTable(only = ''): Promise<string> {
  return withBenchShop(async ({ client, start }) => {
    const { shop } = await start()
    const tokens = await manyMembers(client, memberCount)
    const lines: string[] = []
    for (const act of acts.filter(({ name }) => name.includes(only)))
      lines.push(await measured(act, client, shop, tokens))
    return [
      `| ${memberCount} members, each once | answers/s | aim | p50 · p99, ms | exactly |`,
      '|---|---:|---:|---:|---|',
      ...lines,
      '',
      `${await machineNow(connections)}.`,
    ].join('\n')
  })
}

async function measured(
  { name, aim, ready }: Act,
  client: pg.Client,
  shop: string,
  tokens: readonly string[],
): Promise<string> {
  const { path, body, count, expected } = await ready(client)
  const { post, close } = poster([shop], connections)
  const wrong = new Set<string>()
  const took: number[] = []
  const note = ({ code, reason = '' }: Envelope) => {
    if (code !== 200) wrong.add(`${code} ${reason}`)
  }
  const waiting = [...tokens]
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
        const from = performance.now()
        note(await post(token, path, body()))
        took.push(performance.now() - from)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  await close()
  took.sort((a, b) => a - b)
  const at = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? 0)
  const { rows } = await client.query<{ count: number }>(count)
  const isExact = rows[0]?.count === expected && wrong.size === 0
  const exactly = isExact ? 'yes' : `no: ${rows[0]?.count} of ${expected}; ${[...wrong].join(', ')}`
  const line = `| ${name} | ${Math.round(tokens.length / seconds)} | ${aim} | ${at(0.5)} · ${at(0.99)} | ${exactly} |`
  console.error(line)
  return line
}
