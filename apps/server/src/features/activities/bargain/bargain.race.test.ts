import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { help, openRoom, orderRoom, runningBargain } from './test-bargain.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 4)
let owner: Caller
const friends: Caller[] = []
beforeAll(async () => {
  owner = await shop.staff()
  for (let count = 0; count < 12; count += 1) friends.push(await buyer(shop))
})

afterAll(() => expectBooksToAgree(shop))

describe('friends who cut at the same moment', () => {
  it('bring a room to the floor exactly, each once however often they tap', async () => {
    const { id } = await runningBargain(shop, owner, skus[0]!, { helpers: 8 })
    const room = await openRoom(await buyer(shop), id)
    const answers = await Promise.all(
      friends.flatMap((friend) => [help(friend, room), help(friend, room)]),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(8)
    const refused = new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : [reason])))
    expect([...refused].toSorted()).toEqual(['bargainHelped', 'bargainReached'])
    const { rows } = await sql<{ cuts: number; helps: number; reserved: number }>`
      select (select sum(cut)::int from bargain_help where bargain_id = ${id}) as cuts, (select helps from bargain_room where bargain_id = ${id}) as helps,
        (select reserved from bargain where id = ${id}) as reserved`.execute(shop.services.db)
    expect(rows[0]).toEqual({ cuts: skus[0]!.price - 1000, helps: 8, reserved: 1 })
  })

  it('in two rooms get the last unit once', async () => {
    const { id } = await runningBargain(shop, owner, skus[1]!, { helpers: 1, stock: 1 })
    const rooms = [await openRoom(friends[0]!, id), await openRoom(friends[1]!, id)]
    const answers = await Promise.all(rooms.map((room, place) => help(friends[place + 2]!, room)))
    expect(answers.map(({ code, reason }) => (code === 200 ? 'cut' : reason)).toSorted()).toEqual([
      'bargainGone',
      'cut',
    ])
  })

  it('count against a limit exactly', async () => {
    const { id } = await runningBargain(shop, owner, skus[2]!, { helpers: 5, helpLimit: 2 })
    const rooms: string[] = []
    for (const friend of friends.slice(1, 6)) rooms.push(await openRoom(friend, id))
    const answers = await Promise.all(rooms.map((room) => help(friends[0]!, room)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
  })
})

describe('an owner who taps twice', () => {
  it('gets one room and one order', async () => {
    const { id } = await runningBargain(shop, owner, skus[3]!, { helpers: 1 })
    const shopper = friends[0]!
    const opened = await Promise.all(
      [1, 2, 3].map(() => shopper.call(bargainCalls.add, { bargainId: id })),
    )
    const rooms = new Set(
      opened.map(({ data }) => (data as { bargainRoomId: string }).bargainRoomId),
    )
    expect([rooms.size, opened.every(({ code }) => code === 200)]).toEqual([1, true])
    const [room] = [...rooms]
    await help(friends[1]!, room!)
    const orders = await Promise.all([1, 2, 3].map(() => orderRoom(shopper, room!)))
    expect(orders.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await owner.data(bargainAdminCalls.detail, { id })).toMatchObject({
      reserved: 1,
      ordered: 1,
    })
  })
})
