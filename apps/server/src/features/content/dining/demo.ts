import { randomUUID } from 'node:crypto'
import { commentStates } from '@mallard/contract/content/article/article.codes'
import { receiptLife } from '@mallard/contract/content/dining/dining.codes'
import { day, hour, parseScope, type Scope } from '@mallard/kernel'
import { dishes, type DemoDish } from '@mallard/shop-data/content/dining'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { insertComment, insertReceipt, receiptOf, takeReceipt } from './dining.repo.ts'

type Filling = Pick<DemoWorld, 'services' | 'now' | 'memberOf'>
type DemoReceipt = DemoDish['receipts'][number]

/** Issues the receipts that are not there yet, and lets those that wait be used for days to come. */
export async function fillDining({ services, now, memberOf }: Filling): Promise<void> {
  for (const { store, dish, receipts } of dishes) {
    const scope = parseScope(store)
    if (!scope) throw new Error(`a dish names the store ${store}`)
    await services.db.transaction().execute(async (trx) => {
      const staffId = await anyStaff(trx, scope)
      if (staffId === undefined) return
      for (const [place, receipt] of receipts.entries()) {
        if (await letGoOn(trx, receipt, now)) continue
        const at = now - (receipt.comment ? place * day : hour)
        const { token, table } = receipt
        const id = await insertReceipt(trx, scope, {
          token,
          table,
          dish: dish.zh,
          dishEn: dish.en,
          staffId,
          createdAt: new Date(at),
          expiresAt: new Date(at + receiptLife),
        })
        const memberId = receipt.comment && memberOf(scope, receipt.comment.by)
        if (memberId !== undefined)
          await write(trx, { ...scope, id }, receipt, memberId, new Date(at + hour))
      }
    })
  }
}

/** True when it is there already. */
async function letGoOn(trx: Db, { token }: DemoReceipt, now: number): Promise<boolean> {
  const known = await receiptOf(trx, token)
  if (known && !known.usedAt)
    await trx
      .updateTable('dining_receipt')
      .set({ expires_at: new Date(now + receiptLife) })
      .where('id', '=', known.id)
      .execute()
  return known !== undefined
}

async function write(
  trx: Db,
  receipt: Scope & { readonly id: number },
  { comment }: DemoReceipt,
  memberId: number,
  at: Date,
): Promise<void> {
  if (!comment || !(await takeReceipt(trx, receipt, at))) return
  await insertComment(trx, receipt, {
    receiptId: receipt.id,
    memberId,
    requestId: randomUUID(),
    star: comment.star,
    content: comment.text,
    pics: [],
    state: comment.isShown ? commentStates.shown : commentStates.waiting,
    at,
  })
}

async function anyStaff(trx: Db, { partnerId }: Scope): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from staff where partner_id = ${partnerId} order by id limit 1`.execute(trx)
  return rows[0]?.id
}
