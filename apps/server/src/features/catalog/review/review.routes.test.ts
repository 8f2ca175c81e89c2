import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
  type TestSku,
} from '../../../app/testing/test-buyer.ts'
import { sendPicture } from '../../../app/testing/test-pictures.ts'
import { testShop } from '../../../app/testing/test-shop.ts'
import { praise } from './write.service.ts'

const shop = await testShop()
const { clock } = shop
const { db } = shop.services
const [kettle, cup] = (await skusWithStock(shop, 2)) as [TestSku, TestSku]
let admin = await shop.staff('owner')
/** Sessions of the staff end with their day. */
async function later(milliseconds: number): Promise<void> {
  clock.advance(milliseconds)
  admin = await shop.staff('owner')
}
const ana = await buyer(shop)
const ben = await buyer(shop)

/** An order that was received, and its lines. */
async function received(who: Caller, skus: TestSku[] = [kettle]) {
  const { orderSn: sn } = await placeOrder(who, skus)
  await pay(shop, who, sn)
  await admin.data(orderAdminCalls.ship, {
    sn,
    companyCode: 'yuantong',
    deliverySn: `YT${sn.slice(-12)}`,
  })
  await who.data(orderCalls.confirm, { sn })
  const { items } = await who.data(orderCalls.detail, { sn })
  return { sn, items: items.map(({ id }) => id) }
}
const actionsOf = async (who: Caller, sn: string) =>
  (await who.data(orderCalls.detail, { sn })).actions
const written = { star: 5, content: '很好用', anonymous: false }
const shownOf = async (sku: TestSku) => {
  clock.advance(5000)
  return (await shop.visitor()).data(reviewCalls.list, { id: sku.goodsId, pageSize: 100 })
}
const goodsRow = async ({ goodsId }: TestSku) =>
  (await db
    .selectFrom('goods')
    .select(['comment_count', 'good_rate_bp'])
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()) as {
    comment_count: number
    good_rate_bp: number
  }
const show = (id: number, part: 'review' | 'append' = 'review') =>
  admin.data(reviewAdminCalls.judge, { id, part, from: 0, show: true })

describe('writing', () => {
  it('is for what was received, once for each line, and then the order has nothing left to review', async () => {
    const { sn, items } = await received(ana, [kettle, cup])
    expect(await actionsOf(ana, sn)).toContain('comment')
    const { commentId } = await ana.data(reviewCalls.add, { orderItemId: items[0]!, ...written })
    expect(await ana.data(reviewCalls.add, { orderItemId: items[0]!, ...written })).toEqual({
      commentId,
      points: 20,
    })
    expect(
      await ana.call(reviewCalls.add, { orderItemId: items[0]!, ...written, star: 1 }),
    ).toMatchObject({ code: 500, reason: 'alreadyReviewed' })
    expect(await actionsOf(ana, sn)).toEqual(expect.arrayContaining(['comment', 'append']))
    await ana.data(reviewCalls.add, { orderItemId: items[1]!, ...written })
    expect(await actionsOf(ana, sn)).not.toContain('comment')
    expect((await ana.data(orderCalls.detail, { sn })).commentStatus).toBe(1)
  })

  it('is refused for what is on its way, and for what is somebody else’s', async () => {
    const { orderSn } = await placeOrder(ana, [kettle])
    const [{ id } = { id: 0 }] = (await ana.data(orderCalls.detail, { sn: orderSn })).items
    expect(await ana.call(reviewCalls.add, { orderItemId: id, ...written })).toMatchObject({
      code: 500,
      reason: 'notReviewable',
    })
    const theirs = await received(ben)
    expect(
      await ana.call(reviewCalls.add, { orderItemId: theirs.items[0]!, ...written }),
    ).toMatchObject({ code: 500, reason: 'notFound' })
    expect((await ana.data(reviewCalls.mine, { active: 'all', id: theirs.sn })).list).toEqual([])
  })

  it('refuses empty words, too many, too many stars and too many pictures, and keeps nothing', async () => {
    const { sn, items } = await received(ana)
    const good = { orderItemId: items[0]!, ...written }
    for (const bad of [
      { content: '  ' },
      { content: '好'.repeat(501) },
      { star: 0 },
      { star: 6 },
      { star: 4.5 },
      { pics: Array.from({ length: 10 }, () => '0'.repeat(26)) },
    ])
      expect(await ana.call(reviewCalls.add, { ...good, ...bad } as typeof good)).toMatchObject({
        status: 200,
        code: 500,
        reason: 'badInput',
      })
    expect(
      await ana.call(reviewCalls.add, { ...good, pics: [await sendPicture(shop, ben)] }),
    ).toMatchObject({ code: 500, reason: 'uploadGone' })
    expect(
      await ana.call(reviewCalls.add, { ...good, pics: [await sendPicture(shop, ana, 'voucher')] }),
    ).toMatchObject({ code: 500, reason: 'uploadGone' })
    expect((await ana.data(reviewCalls.mine, { active: 'todo', id: sn })).total).toBe(1)
  })

  it('lets one of many at once through', async () => {
    const { items } = await received(ana)
    const answers = await Promise.all(
      [1, 2, 3, 4].map((star) =>
        ana.call(reviewCalls.add, { orderItemId: items[0]!, ...written, star }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  })

  it('keeps words as they are: what looks like a script is text', async () => {
    const { items } = await received(ana, [cup])
    const content = '<img src=x onerror=alert(1)>“引号”'
    const { commentId } = await ana.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
      content,
    })
    await show(commentId)
    expect(
      (await shownOf(cup)).list.find((review) => review.commentId === commentId)?.content,
    ).toBe(content)
  })
})

describe('being shown', () => {
  it('waits until the shop has looked, and then counts', async () => {
    const before = await goodsRow(kettle)
    const { items } = await received(ana)
    const { commentId } = await ana.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
      star: 2,
      pics: [await sendPicture(shop, ana)],
      anonymous: true,
    })
    expect((await shownOf(kettle)).list.map((review) => review.commentId)).not.toContain(commentId)
    expect(await goodsRow(kettle)).toEqual(before)
    const waiting = await admin.data(reviewAdminCalls.list, {})
    expect(waiting.list.map(({ id }) => id)).toContain(commentId)
    await show(commentId)
    const shown = await shownOf(kettle)
    const review = shown.list.find((each) => each.commentId === commentId)
    expect(review).toMatchObject({
      star: 2,
      avatar: '',
      nickname: expect.stringMatching(/^.\*{3}.$/),
      pics: [{ url: expect.stringContaining('/pictures/u-') }],
    })
    expect(await goodsRow(kettle)).toEqual({
      comment_count: before.comment_count + 1,
      good_rate_bp: shown.summary.goodRateBp,
    })
    expect(
      (await (await shop.visitor()).data(catalogCalls.detail, { id: kettle.goodsId }))
        .commentSummary.total,
    ).toBe(shown.summary.total)
  })

  it('is found by what it says in a word, which is counted while it is shown', async () => {
    const { sn, items } = await received(ben, [cup])
    const count = async () =>
      (await shownOf(cup)).summary.tags.find(({ code }) => code === 'gift')?.count ?? 0
    const before = await count()
    const bad = { orderItemId: items[0]!, ...written, tags: ['no-such' as 'gift'] }
    expect(await ben.call(reviewCalls.add, bad)).toMatchObject({ reason: 'badInput' })
    const { commentId: id } = await ben.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
      tags: ['gift', 'made', 'gift'],
    })
    expect(await count()).toBe(before)
    await show(id)
    expect(await count()).toBe(before + 1)
    const reader = await shop.visitor()
    reader.cookies.set('lang', 'en')
    const tagged = await reader.data(reviewCalls.list, { id: cup.goodsId, tag: 'gift' })
    expect(tagged.total).toBe(before + 1)
    expect(tagged.list.find(({ commentId }) => commentId === id)?.tags).toEqual([
      'A good gift',
      'Well made',
    ])
    const [mine] = (await ben.data(reviewCalls.mine, { active: 'done', id: sn })).list
    expect(mine?.comment?.tags).toEqual(['适合送礼', '做工好'])
  })

  it('is refused with a reason that the writer reads, and ends again when it is hidden', async () => {
    const { sn, items } = await received(ana)
    const { commentId: id } = await ana.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
    })
    expect(
      await admin.call(reviewAdminCalls.judge, { id, part: 'review', from: 0, show: false }),
    ).toMatchObject({ code: 500, reason: 'reasonNeeded' })
    await show(id)
    const { total } = (await shownOf(kettle)).summary
    await admin.data(reviewAdminCalls.judge, {
      id,
      part: 'review',
      from: 1,
      show: false,
      reason: '含有广告',
    })
    expect((await shownOf(kettle)).summary.total).toBe(total - 1)
    const [mine] = (await ana.data(reviewCalls.mine, { active: 'done', id: sn })).list
    expect(mine?.comment).toMatchObject({ state: 2, reason: '含有广告' })
  })

  it('is decided by one of two operators; the other is told', async () => {
    const { items } = await received(ana)
    const { commentId: id } = await ana.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
    })
    const answers = await Promise.all([
      admin.call(reviewAdminCalls.judge, { id, part: 'review', from: 0, show: true }),
      admin.call(reviewAdminCalls.judge, {
        id,
        part: 'review',
        from: 0,
        show: false,
        reason: '广告',
      }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500])
    expect(answers.find(({ code }) => code === 500)).toMatchObject({ reason: 'versionConflict' })
  })

  it('is nothing that another store or partner decides', async () => {
    const { items } = await received(ana)
    const { commentId: id } = await ana.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
    })
    for (const stranger of [
      await shop.staff('northridge', { partnerId: 2, storeId: 1 }),
      await shop.staff('hangzhou', { partnerId: 1, storeId: 2 }),
    ])
      expect(
        await stranger.call(reviewAdminCalls.judge, { id, part: 'review', from: 0, show: true }),
      ).toMatchObject({ code: 500, reason: 'notFound' })
  })

  it('carries the shop’s answer, and leaves a trail of who did what', async () => {
    const { items } = await received(ana)
    const { commentId: id } = await ana.data(reviewCalls.add, {
      orderItemId: items[0]!,
      ...written,
    })
    await show(id)
    await admin.data(reviewAdminCalls.reply, { id, reply: '谢谢您的喜欢', seen: '' })
    // The same again is no change; who saw none is told that there is one now.
    await admin.data(reviewAdminCalls.reply, { id, reply: '谢谢您的喜欢', seen: '' })
    expect((await admin.call(reviewAdminCalls.reply, { id, reply: '感谢', seen: '' })).reason).toBe(
      'versionConflict',
    )
    expect((await shownOf(kettle)).list.find(({ commentId }) => commentId === id)?.reply).toBe(
      '谢谢您的喜欢',
    )
    const { rows } = await sql<{
      action: string
    }>`select action from audit_log where object = ${`review ${id}`} order by id`.execute(db)
    expect(rows.map(({ action }) => action)).toEqual(['review.judge', 'review.reply'])
  })
})

describe('adding', () => {
  it('works once within 90 days, and is looked at by itself', async () => {
    const { sn, items } = await received(ana)
    const { commentId } = await ana.data(reviewCalls.add, { orderItemId: items[0]!, ...written })
    await show(commentId)
    await later(30 * day)
    const again = await shop.shopper()
    expect(await again.call(reviewCalls.append, { commentId, content: '冒名' })).toMatchObject({
      code: 500,
      reason: 'notFound',
    })
    const late = await fresh(ana, sn)
    await late.data(reviewCalls.append, {
      commentId,
      content: '用了一个月，依然好',
      pics: [await sendPicture(shop, late)],
    })
    expect(await late.call(reviewCalls.append, { commentId, content: '再来一次' })).toMatchObject({
      code: 500,
      reason: 'alreadyReviewed',
    })
    const find = async () =>
      (await shownOf(kettle)).list.find((each) => each.commentId === commentId)?.append
    expect(await find()).toBeNull()
    await show(commentId, 'append')
    expect(await find()).toMatchObject({
      content: '用了一个月，依然好',
      pics: [{ url: expect.stringContaining('u-') }],
    })
    expect(await actionsOf(late, sn)).not.toContain('append')
  })

  it('is over after 90 days', async () => {
    const who = await buyer(shop)
    const { sn, items } = await received(who)
    const { commentId } = await who.data(reviewCalls.add, { orderItemId: items[0]!, ...written })
    await sql`update review set created_at = created_at - interval '91 days' where id = ${commentId}`.execute(
      db,
    )
    expect(await who.call(reviewCalls.append, { commentId, content: '太晚了' })).toMatchObject({
      code: 500,
      reason: 'appendOver',
    })
    expect(
      (await who.data(reviewCalls.mine, { active: 'done', id: sn })).list[0]?.comment?.appendUntil,
    ).toBeNull()
  })
})

describe('seven days', () => {
  it('after receipt the shop gives five stars in the place of anyone who wrote nothing, once', async () => {
    const who = await buyer(shop)
    const { sn, items } = await received(who, [kettle, cup])
    await who.data(reviewCalls.add, { orderItemId: items[0]!, ...written, star: 3 })
    await praise(shop.services)
    expect((await who.data(reviewCalls.mine, { active: 'todo', id: sn })).total).toBe(1)
    await later(7 * day + minute)
    const counted = async () =>
      (await goodsRow(kettle)).comment_count + (await goodsRow(cup)).comment_count
    const before = await counted()
    await praise(shop.services)
    await praise(shop.services)
    const again = await fresh(who, sn)
    const { list, counts } = await again.data(reviewCalls.mine, { active: 'all', id: sn })
    expect(counts).toEqual({ todo: 0, done: 2 })
    expect(list.map(({ comment }) => [comment?.star, comment?.isAuto])).toEqual([
      [3, false],
      [5, true],
    ])
    expect(await counted()).toBeGreaterThan(before)
    expect(await actionsOf(again, sn)).not.toContain('comment')
    await expectBooksToAgree(shop)
  })

  it('are over also for the orders behind one that cannot be reviewed', async () => {
    const who = await buyer(shop)
    const [bad, good] = [await received(who), await received(who, [cup])]
    await later(8 * day)
    await sql`alter table review add constraint refused check (not is_auto or order_item_id <> ${sql.lit(bad.items[0]!)})`.execute(
      db,
    )
    await expect(praise(shop.services)).rejects.toThrow('could not review')
    const reviewed = async () => {
      const { rows } = await sql<{
        id: number
      }>`select order_item_id as id from review where order_item_id in (${bad.items[0]!}, ${good.items[0]!})`.execute(
        db,
      )
      return rows.map(({ id }) => id)
    }
    expect(await reviewed()).toEqual(good.items)
    await sql`alter table review drop constraint refused`.execute(db)
    await praise(shop.services)
    expect((await reviewed()).toSorted((a, b) => a - b)).toEqual([...bad.items, ...good.items])
  })

  it('pass in vain while something is being returned, and for what was given back', async () => {
    const who = await buyer(shop)
    const [open, gone] = [await received(who), await received(who)]
    await sql`update order_item set after_sale_status = 1 where id = ${open.items[0]!}`.execute(db)
    await sql`update order_item set returned_quantity = quantity, after_sale_status = 2 where id = ${gone.items[0]!}`.execute(
      db,
    )
    await later(8 * day)
    await praise(shop.services)
    const { rows } = await sql<{
      id: number
    }>`select id from review where order_item_id in (${open.items[0]!}, ${gone.items[0]!})`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
})

/** The same person with a session of now: the old one's time may be over. */
async function fresh(who: Caller, sn: string): Promise<Caller> {
  const { rows } = await sql<{
    phone: string
  }>`select m.phone from orders o join member m on m.id = o.member_id where o.order_sn = ${sn}`.execute(
    db,
  )
  return shop.shopper(rows[0]!.phone, who.scope)
}

it('tells in English what was bought as the goods call it still', async () => {
  await later(0)
  const eve = await buyer(shop)
  const { items } = await received(eve, [cup])
  await sql`update sku set attrs_en = (select jsonb_agg(jsonb_build_object('key', 'Kind', 'value', 'English ' || n)) from jsonb_array_elements(attrs) with ordinality as each(attr, n)) where goods_id = ${cup.goodsId}`.execute(
    db,
  )
  const { commentId } = await eve.data(reviewCalls.add, { orderItemId: items[0]!, ...written })
  await show(commentId)
  const attrOf = ({ list }: { list: readonly { commentId: number; productAttr: string }[] }) =>
    list.find((each) => each.commentId === commentId)?.productAttr
  expect(attrOf(await shownOf(cup))).not.toContain('English')
  const reader = await shop.visitor()
  reader.cookies.set('lang', 'en')
  const english = /^English 1( \/ English \d)*$/
  await sql`update goods set title_en = 'A cup' where id = ${cup.goodsId}`.execute(db)
  const told = await reader.data(reviewCalls.list, { id: cup.goodsId, pageSize: 100 })
  expect(attrOf(told)).toMatch(english)
  expect(told.title).toBe('A cup')
  expect((await shownOf(cup)).title).toMatch(/\p{Script=Han}/u)
  expect((await reader.data(reviewCalls.list, { id: 9_999_999 })).title).toBe('')

  const atAdmin = async () => {
    const { list } = await admin.data(reviewAdminCalls.list, {
      state: 'shown',
      itemId: cup.goodsId,
    })
    return list.find(({ id }) => id === commentId)?.productAttr
  }
  const asOrdered = (words: string) =>
    sql`update order_item set product_attr_en = ${words} where id = ${items[0]!}`.execute(db)
  await asOrdered('As ordered')
  expect(await atAdmin()).not.toBe('As ordered')
  admin.cookies.set('lang', 'en')
  expect(await atAdmin()).toBe('As ordered')
  // Orders from before they told it in English.
  await asOrdered('')
  expect(await atAdmin()).toMatch(english)
  admin.cookies.delete('lang')
})
