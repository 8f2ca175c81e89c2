import { Pool } from 'undici'

export interface Envelope {
  readonly code: number
  readonly reason?: string
  readonly data: { readonly flowId?: string } | null
}

/** Posts to shops in turn, over so many connections together. */
export function poster(shops: readonly string[], connections: number) {
  const pools = shops.map(
    (shop) => new Pool(shop, { connections: Math.ceil(connections / shops.length) }),
  )
  let next = 0
  const post = async (token: string, path: string, body: object): Promise<Envelope> => {
    const pool = pools[(next += 1) % pools.length]!
    const headers = { authorization: token, 'content-type': 'application/json' }
    const answer = await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) })
    return (await answer.body.json()) as Envelope
  }
  return { post, close: () => Promise.all(pools.map((pool) => pool.close())) }
}
