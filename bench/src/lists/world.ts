import { createHash, randomBytes } from 'node:crypto'
import type { ListNames } from '@mallard/testing/large-lists'
import { listNames } from '@mallard/testing/large-shop'
import type pg from 'pg'

/** Shoppers who open lists of their own. */
const shopperCount = 200

interface World {
  readonly names: ListNames
  readonly tokens: { readonly shoppers: readonly string[]; readonly staff: string }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const token = () => randomBytes(32).toString('base64url')

/** What the lists of a filled shop are asked for, and sessions of those who ask. */
export async function worldOf(client: pg.Client): Promise<World> {
  const { rows } = await client.query<ListNames>(listNames)
  const shoppers = Array.from({ length: shopperCount }, token)
  await client.query(
    `insert into session (token_hash, partner_id, store_id, member_id, xsrf, ip, user_agent,
        created_at, seen_at, expires_at)
      select ($1::text[])[n], 1, 1, m.id, 'none', '127.0.0.1', 'bench', now(), now(), now() + interval '1 day'
      from (select id, row_number() over (order by id) as n from member
        where partner_id = 1 and phone like '180%' order by id limit $2) m`,
    [shoppers.map(hashOf), shopperCount],
  )
  return { names: rows[0]!, tokens: { shoppers, staff: await ownerToken(client) } }
}

/** A session of the owner of the demo world; its XSRF token is `none`. */
export async function ownerToken(client: pg.Client): Promise<string> {
  const staff = token()
  await client.query(
    `insert into staff_session (token_hash, staff_id, xsrf, ip, created_at, expires_at)
      select $1, min(p.id), 'none', '127.0.0.1', now(), now() + interval '1 day'
      from staff p join staff_role r on r.staff_id = p.id and r.role = 'owner' and r.store_id is null
      where p.partner_id = 1`,
    [hashOf(staff)],
  )
  return staff
}
