import { day, type Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import { insertTemplate, takeCoupon, type NewTemplate } from '#features/pricing/coupon/index.ts'
import type { Db } from '#platform/db/database.ts'

type Offer = Pick<NewTemplate, 'name' | 'nameEn' | 'kind'> & Partial<NewTemplate>

/** One of each kind, and of each way to come by it. */
const offers: readonly Offer[] = [
  {
    name: '满 199 减 20',
    nameEn: '¥20 off over ¥199',
    kind: 1,
    threshold: 19_900,
    face: 2000,
    perUserLimit: 2,
  },
  {
    name: '厨房焕新 9 折',
    nameEn: '10% off for the kitchen',
    kind: 2,
    discountBp: 9000,
    threshold: 29_900,
    maxDiscount: 5000,
  },
  { name: '运费券', nameEn: 'Delivery on us', kind: 3, face: 2000, stackPoints: true },
  {
    name: '满 599 减 80',
    nameEn: '¥80 off over ¥599',
    kind: 1,
    threshold: 59_900,
    face: 8000,
    stackPoints: false,
  },
  {
    name: '新人见面礼',
    nameEn: 'A welcome from us',
    kind: 1,
    threshold: 9900,
    face: 1500,
    obtain: 'register',
  },
  {
    name: '会员专享 30 元',
    nameEn: '¥30 for members',
    kind: 1,
    threshold: 14_900,
    face: 3000,
    obtain: 'code',
  },
  {
    name: '到店领券 10 元',
    nameEn: '¥10 from our assistants',
    kind: 1,
    face: 1000,
    obtain: 'scan',
    perUserLimit: 5,
  },
]

/** Coupons of every partner; the shoppers have drawn some of them. */
export async function fillCoupons(
  trx: Db,
  partnerIds: readonly number[],
  members: ReadonlyMap<string, number>,
  now: Instant,
): Promise<void> {
  for (const partnerId of partnerIds) {
    const { rows: stores } = await sql<{
      id: number
    }>`select id from store where partner_id = ${partnerId} order by id limit 1`.execute(trx)
    const { rows: cheapest } = await sql<{ skuId: number }>`
      select k.id as "skuId" from sku k
      join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id and s.store_id = ${stores[0]!.id}
      join store_goods g on g.partner_id = k.partner_id and g.store_id = s.store_id
        and g.goods_id = k.goods_id
      where k.partner_id = ${partnerId} and g.on_sale and s.on_hand > 10 and s.sale_price > 3000
      order by s.sale_price, k.id limit 1`.execute(trx)
    const swap: readonly Offer[] = cheapest[0]
      ? [
          {
            name: '9.9 元换购券',
            nameEn: 'Yours for ¥9.90',
            kind: 4,
            face: 990,
            skuId: cheapest[0].skuId,
            scope: 'goods',
            stackPoints: false,
          },
        ]
      : []
    for (const offer of [...offers, ...swap]) {
      const { grantUuid } = await insertTemplate(
        trx,
        { partnerId, storeId: null },
        termsOf(offer, now),
        new Date(now),
      )
      if (offer.obtain === 'register' || offer.obtain === 'scan') continue
      for (const [key, memberId] of members) {
        if (!key.startsWith(`${partnerId}:`) || (offer.kind === 1 && offer.threshold! > 50_000))
          continue
        const taking = {
          obtains: ['public', 'code'] as const,
          source: 'draw',
          actorType: 1,
          actorId: memberId,
          at: new Date(now),
        }
        await takeCoupon(
          trx,
          { partnerId, storeId: stores[0]!.id, memberId },
          { grantUuid },
          taking,
        )
      }
    }
  }
}

function termsOf(offer: Offer, now: Instant): NewTemplate {
  return {
    threshold: 0,
    face: 0,
    discountBp: 10_000,
    maxDiscount: 0,
    skuId: null,
    scope: 'all',
    scopeIds: [],
    total: 5000,
    perUserLimit: 1,
    validFrom: null,
    validTo: null,
    validDays: 30,
    obtain: 'public',
    drawFrom: new Date(now - day),
    drawTo: new Date(now + 365 * day),
    stackPoints: true,
    ...offer,
  }
}
