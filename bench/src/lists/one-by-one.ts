import type { Request } from 'autocannon'
import { Client } from 'undici'
import type { Used } from '../api/processors.ts'

/** Enough for a median; a list that takes long is asked for as often as fits. */
const max = 200
const seconds = 2
/** The first ones plan their statements, and are not counted. */
const warmUps = 10

export interface OneByOne {
  readonly ms: number
  readonly databaseMs: number
  readonly wrong: number
}

/** Asks for one page after another on one connection, until there are enough or time is up. */
export async function askOneByOne(
  shop: string,
  next: () => Request,
  used: () => Used,
): Promise<OneByOne> {
  const client = new Client(shop)
  const took: number[] = []
  let [wrong, before] = [0, used()]
  const end = performance.now() + 1000 * seconds
  for (let turn = -warmUps; turn < max && (turn < 3 || performance.now() < end); turn += 1) {
    if (turn === 0) before = used()
    const { path = '/', headers = {} } = next()
    const from = performance.now()
    const { statusCode, body } = await client.request({ method: 'GET', path, headers })
    const text = await body.text()
    if (turn >= 0) took.push(performance.now() - from)
    if (statusCode !== 200 || !text.startsWith('{"code":200')) wrong += 1
  }
  const after = used()
  await client.close()
  const databaseMs =
    ((after.database ?? Number.NaN) - (before.database ?? Number.NaN)) / took.length
  return { ms: took.toSorted((a, b) => a - b)[took.length >> 1] ?? Number.NaN, databaseMs, wrong }
}
