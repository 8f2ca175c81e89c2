import { randomUUID } from 'node:crypto'
import { type Act, memberCount } from '../act.ts'

export const act: Act = {
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
}
