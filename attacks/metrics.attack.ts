import { expect, it } from 'vitest'
import { visitor } from './attackers.ts'

it.each([
  'x-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-forwarded-host',
])(
  'wants the figures of the shop through a proxy that says %s: there is no such page',
  async (header) => {
    expect((await visitor().fetch('/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(
      404,
    )
  },
)
