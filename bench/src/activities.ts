import { readdirSync } from 'node:fs'
import type pg from 'pg'
import { type Act, memberCount } from './act.ts'
import { machineNow } from './bare-limits.ts'
import { withBenchShop } from './bench-shop.ts'
import { manyMembers } from './many-members.ts'
import { type Envelope, poster } from './poster.ts'

const connections = 64

/** Each stands in a file of `acts/`. */
async function everyAct(): Promise<Act[]> {
  const folder = new URL('./acts/', import.meta.url)
  const modules = readdirSync(folder)
    .toSorted()
    .map((file) => import(new URL(file, folder).href) as Promise<{ act: Act }>)
  return (await Promise.all(modules)).map(({ act }) => act)
}

/** 5 000 members, each once: all at the same act of an activity. */
export async function activitiesTable(only = ''): Promise<string> {
  return withBenchShop(async ({ client, start }) => {
    const { shop } = await start()
    const tokens = await manyMembers(client, memberCount)
    const lines: string[] = []
    for (const act of (await everyAct()).filter(({ name }) => name.includes(only)))
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
