import { randomUUID } from 'node:crypto'
import { innerBuyAdminCalls } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerBuyCalls } from '@mallard/contract/activities/inner-buy/inner-buy.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { largestId } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf, AccessTest } from '#app/testing/test-access.ts'
import { hangzhou } from '#app/testing/test-buyer.ts'
import { yearAt } from './inner-buy.rules.ts'

const table = {
  name: 'quotas.csv',
  base64: Buffer.from('手机号,额度\n13900000000,1').toString('base64'),
}

/** Makes an employee of everyone there is, with more quota than anybody can use. */
async function employAll({ shop, owner }: AccessTest): Promise<void> {
  const { db } = shop.services
  const { partnerId, storeId } = owner.scope
  const now = shop.clock.now()
  await sql`update member set roles = array_append(roles, 'employee') where partner_id = ${partnerId} and not 'employee' = any(roles)`.execute(
    db,
  )
  await sql`
    insert into inner_grant (partner_id, store_id, member_id, year, quota, created_at)
    select partner_id, ${storeId}::int, id, ${yearAt(now)}::int, 100000000, ${new Date(now)}::timestamptz from member where partner_id = ${partnerId}
    on conflict do nothing`.execute(db)
}

let people = 0

/** Somebody new of a partner who is an employee; their phone. */
async function freshEmployee({ shop }: AccessTest, { partnerId }: Scope): Promise<string> {
  const phone = `137${partnerId}${String((people += 1)).padStart(7, '0')}`
  await sql`
    insert into member (partner_id, uuid, nickname, phone, roles, created_at)
    values (${partnerId}, ${`colleague-${randomUUID()}`}, '同事', ${phone}, array['user', 'employee'], ${new Date(shop.clock.now())})`.execute(
    shop.services.db,
  )
  return phone
}

/** The number of a new grant in a store. */
async function freshGrant(test: AccessTest, scope: Scope): Promise<number> {
  const phone = await freshEmployee(test, scope)
  const now = test.shop.clock.now()
  const { rows } = await sql<{ id: number }>`
    insert into inner_grant (partner_id, store_id, member_id, year, quota, created_at)
    select partner_id, ${scope.storeId}::int, id, ${yearAt(now)}::int, 100, ${new Date(now)}::timestamptz from member
    where partner_id = ${scope.partnerId} and phone = ${phone} returning id`.execute(
    test.shop.services.db,
  )
  return rows[0]!.id
}

/** A SKU of the owner's store that has no inner price and costs enough to have one. */
async function freeSku({ shop, owner, sku }: AccessTest): Promise<number> {
  const { partnerId, storeId } = owner.scope
  const { rows } = await sql<{ id: number }>`
    select t.sku_id as id from store_sku t where t.partner_id = ${partnerId} and t.store_id = ${storeId} and t.sku_id <> ${sku.skuId} and t.sale_price > 100
      and not exists (select 1 from inner_price p where p.partner_id = t.partner_id and p.store_id = t.store_id and p.sku_id = t.sku_id and p.closed_at is null)
    order by t.sku_id limit 1`.execute(shop.services.db)
  if (rows[0]) return rows[0].id
  await sql`update inner_price set closed_at = ${new Date(shop.clock.now())}, close_reason = 'test'
    where partner_id = ${partnerId} and store_id = ${storeId} and sku_id <> ${sku.skuId} and closed_at is null`.execute(
    shop.services.db,
  )
  return freeSku({ shop, owner, sku } as AccessTest)
}

export const access: AccessOf = async (test) => {
  const { owner, sku, theirs } = test
  await employAll(test)
  const priced = async () => ({ skuId: await freeSku(test), price: 1, requestId: randomUUID() })
  const price = async () => ({
    id: (await owner.data(innerBuyAdminCalls.savePrice, await priced())).id,
  })
  await owner.data(innerBuyAdminCalls.savePrice, {
    skuId: sku.skuId,
    price: 1,
    requestId: randomUUID(),
  })
  const other = await theirs.owner.data(innerBuyAdminCalls.savePrice, {
    skuId: theirs.sku.skuId,
    price: 1,
    requestId: randomUUID(),
  })
  const byPrice = { theirs: { id: other.id }, missing: { id: largestId } }
  const theirGrant = await freshGrant(test, theirs.owner.scope)
  const byGrant = { theirs: { id: theirGrant }, missing: { id: largestId } }
  const grant = async () => ({ id: await freshGrant(test, owner.scope) })
  const items = [{ productSn: sku.productSn, quantity: 1 }]
  return {
    open: { 'innerBuy.list': {}, 'innerBuy.innerBuy': { items } },
    owned: {
      'innerBuy.innerBuyModify': {
        own: async (who: Caller) => {
          // They may have come since.
          await employAll(test)
          return {
            flowId: (await who.data(innerBuyCalls.innerBuy, { items })).flowId,
            addressId: (await who.data(addressCalls.save, hangzhou)).id,
          }
        },
        missing: { flowId: '0'.repeat(22), addressId: largestId },
        plain: ['freightCouponHistoryId', 'useIntegration', 'remark', 'invoice'],
      },
    },
    admin: {
      'innerBuyAdmin.goods': { own: async () => ({}), plain: ['q'] },
      'innerBuyAdmin.savePrice': {
        own: priced,
        ...byPrice,
        plain: ['version', 'skuId', 'price', 'requestId'],
      },
      'innerBuyAdmin.clashes': {
        own: async () => ({ skuId: sku.skuId, price: 1 }),
        plain: ['id', 'version', 'skuId', 'price'],
      },
      'innerBuyAdmin.closePrice': {
        own: async () => ({ ...(await price()), reason: '不再内购' }),
        ...byPrice,
        plain: ['reason'],
      },
      'innerBuyAdmin.figures': { own: async () => ({}), plain: ['year'] },
      'innerBuyAdmin.grants': { own: async () => ({}), plain: ['year', 'q'] },
      'innerBuyAdmin.grant': { own: grant, ...byGrant },
      'innerBuyAdmin.uses': { own: grant, ...byGrant },
      'innerBuyAdmin.addGrant': {
        own: async () => ({
          phone: await freshEmployee(test, owner.scope),
          quota: 100,
          requestId: randomUUID(),
        }),
        plain: ['phone', 'quota', 'requestId'],
      },
      'innerBuyAdmin.changeGrant': {
        own: async () => ({ ...(await grant()), quota: 200, version: 1, reason: '补发' }),
        ...byGrant,
        plain: ['quota', 'version', 'reason'],
      },
      'innerBuyAdmin.exportGrants': { own: async () => ({ format: 'csv' }) },
      'innerBuyAdmin.checkSheet': { own: async () => table, plain: ['name', 'base64'] },
      'innerBuyAdmin.importSheet': { own: async () => table, plain: ['name', 'base64'] },
      'innerBuyAdmin.setting': { own: async () => ({}) },
      'innerBuyAdmin.saveSetting': {
        own: async () => ({
          yearlyQuota: 100,
          version: (await owner.data(innerBuyAdminCalls.setting, {})).version,
        }),
        plain: ['yearlyQuota', 'version'],
      },
    },
  }
}
