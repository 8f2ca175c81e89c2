import { promoterStatus, withdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { day, hour, parseScope, type Scope } from '@mallard/kernel'
import { promoting as all, type DemoPromoting } from '@mallard/shop-data/promoters/fx'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertNote } from '#features/insight/share/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { keyedHash, seal } from '#platform/secrets.ts'
import { attributeOrders } from './commission.repo.ts'
import { followOrder, settleOrder } from './commission.service.ts'
import { findTarget, writeRate } from './fx-admin.repo.ts'
import { goodsHere, insertMaterial } from './material.repo.ts'
import { apply, findPromoter, readSetting, writeSetting } from './fx.repo.ts'
import { changeStanding } from './standing.service.ts'
import { writeEntry } from './ledger.repo.ts'
import { insertWithdrawal, listBanks, moveWithdrawal, writeCard } from './withdraw.repo.ts'
import { cardPurpose } from './withdraw.service.ts'

/** Of no bank. */
const demoCard = '6222020000000000000'

/** Sets up promoting where nobody promotes yet. */
export async function fillFx({ services, now, memberOf }: DemoWorld): Promise<void> {
  for (const promoting of all) {
    const scope = parseScope(promoting.store)
    if (!scope) throw new Error(`a promoter names the store ${promoting.store}`)
    const [memberId, friendId] = [promoting.promoter, promoting.friend].map((code) =>
      memberOf(scope, code),
    )
    if (memberId === undefined || friendId === undefined) continue
    if (await findPromoter(services.db, scope.partnerId, { memberId })) continue
    await services.db.transaction().execute(async (trx) => {
      await setRates(trx, scope, promoting)
      await addWords(trx, scope, promoting, now)
      const sponsorId = await makePromoter(trx, scope, memberId, promoting.realName, now)
      await bring(trx, scope, { friendId, sponsorId, now })
      await payOut(trx, scope, { memberId, hashKey: services.hashKey, now })
      await apply(
        trx,
        {
          ...scope,
          memberId: friendId,
          realName: promoting.friendName,
          phone: await phoneOf(trx, friendId),
          idTail: '',
          at: new Date(now - 3 * hour),
        },
        new Date(0),
      )
    })
  }
}

async function phoneOf(trx: Db, memberId: number): Promise<string> {
  const { rows } = await sql<{
    phone: string | null
  }>`select phone from member where id = ${memberId}`.execute(trx)
  return rows[0]?.phone ?? ''
}

async function setRates(
  trx: Db,
  { partnerId }: Scope,
  { rateBp, rates }: DemoPromoting,
): Promise<void> {
  const before = await readSetting(trx, partnerId)
  await writeSetting(trx, partnerId, { ...before, isOpen: true, rateBp })
  for (const [productSn, bp] of rates) {
    const targetId = await findTarget(trx, partnerId, 'sku', productSn)
    if (targetId !== undefined) await writeRate(trx, partnerId, { kind: 'sku', targetId, bp })
  }
}

/** Ten yuan of what was settled went to the promoter's card. */
async function payOut(
  trx: Db,
  scope: Scope,
  { memberId, hashKey, now }: { memberId: number; hashKey: string; now: number },
): Promise<void> {
  const { partnerId } = scope
  const promoter = await findPromoter(trx, partnerId, { memberId })
  const { rows: people } = await sql<{
    id: number
    name: string
  }>`select id, name from staff where partner_id = ${partnerId} order by id limit 1`.execute(trx)
  const [staff] = people
  const amount = 1000
  if (!promoter || !staff || promoter.available < amount) return
  const { id: promoterId } = promoter
  const at = new Date(now - 5 * day)
  await writeCard(trx, {
    partnerId,
    promoterId,
    holder: '林知夏',
    sealed: seal(hashKey, cardPurpose, demoCard),
    hash: keyedHash(hashKey, `${cardPurpose}:${demoCard}`),
    tail: demoCard.slice(-4),
    bankName: '示例银行',
    at,
  })
  const [card] = await listBanks(trx, promoterId)
  const asked = { partnerId, promoterId, requestId: 'demo-withdrawal', bankId: card?.id ?? 0 }
  const id = await insertWithdrawal(trx, { ...asked, amount, fee: 0, at })
  if (id === undefined) return
  const entry = { promoterId, amount, ref: `w${id}`, at }
  await writeEntry(trx, { ...entry, kind: 'withdraw' })
  await moveWithdrawal(trx, id, { status: withdrawStatus.approved, staff, at })
  const ended = new Date(now - 4 * day)
  await moveWithdrawal(trx, id, {
    status: withdrawStatus.paid,
    staff,
    at: ended,
    serial: 'DEMO20260001',
  })
  await writeEntry(trx, { ...entry, kind: 'withdrawn', at: ended })
}

async function addWords(
  trx: Db,
  scope: Scope,
  { material }: DemoPromoting,
  now: number,
): Promise<void> {
  for (const { title, words, productSn } of material) {
    const goodsId = (await goodsHere(trx, scope, productSn)) ?? null
    await insertMaterial(trx, scope, {
      title: title.zh,
      titleEn: title.en,
      words: words.zh,
      wordsEn: words.en,
      goodsId,
      at: new Date(now),
    })
  }
}

async function makePromoter(
  trx: Db,
  scope: Scope,
  memberId: number,
  realName: string,
  now: number,
): Promise<string> {
  const phone = await phoneOf(trx, memberId)
  const at = new Date(now - 60 * day)
  await apply(trx, { ...scope, memberId, realName, phone, idTail: '', at }, new Date(0))
  const made = await findPromoter(trx, scope.partnerId, { memberId })
  if (!made) throw new Error('the promoter of the demo world was not made')
  const { applying: from, active: to } = promoterStatus
  await changeStanding(trx, { id: made.id, from, to, note: '', at: new Date(now - 59 * day) })
  return made.sponsorId
}

/** The friend opened a link before their first order; the orders since then came of it. */
async function bring(
  trx: Db,
  scope: Scope,
  { friendId, sponsorId, now }: { friendId: number; sponsorId: string; now: number },
): Promise<void> {
  const { rows } = await sql<{
    id: number
    sn: string
    storeId: number
    at: Date
    paidAt: Date | null
  }>`
    select o.id, i.product_sn as sn, o.store_id as "storeId", o.created_at as at, o.pay_time as "paidAt"
    from orders o
    join lateral (select product_sn from order_item where order_id = o.id order by id limit 1) i on true
    where o.partner_id = ${scope.partnerId} and o.member_id = ${friendId} order by o.created_at`.execute(
    trx,
  )
  for (const [place, { id, sn, storeId, at, paidAt }] of rows.entries()) {
    const opened = new Date(at.getTime() - hour)
    if (place === 0)
      await insertNote(trx, scope, {
        id: randomUUID(),
        sessionId: 0,
        memberId: friendId,
        channel: 'opened',
        path: `/fx/${scope.partnerId}-${scope.storeId}/${sponsorId}/goods/${sn}`,
        sponsorUuid: sponsorId,
        at: opened,
      })
    const order = { orderId: id, partnerId: scope.partnerId, storeId, memberId: friendId, at }
    await attributeOrders(trx, [{ ...order, isSubmit: true }])
    await followOrder(trx, id, paidAt ?? at)
    await settleOrder(trx, id, now)
  }
}
