import { type Act, memberCount } from '../act.ts'

export const act: Act = {
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
}
