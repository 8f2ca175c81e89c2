import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { moreMembers } from './api/fill.ts'

/** Sessions of so many new members who have an address: their tokens. */
export async function manyMembers(client: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  await client.query(moreMembers, [count, hashes])
  await client.query('analyze')
  return tokens
}
