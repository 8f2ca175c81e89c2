import { about } from '@mallard/contract/people/notices/notice-events'
import type { AdminWin } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { href } from '@mallard/contract/paths'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import { type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { recordsOf } from '#features/activities/activity/index.ts'
import { notify } from '#features/people/notices/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { offeredCarrier } from '#features/trade/carrier/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findLottery } from './lottery.repo.ts'
import { wordsIn } from './lottery.service.ts'
import { findWin, listWins, writeParcel, type RecordRow } from './record.repo.ts'

function viewOf(row: RecordRow, locale: Locale): AdminWin {
  const { id, memberId, nickname, type, status, at, addressUntil, address, shippedAt } = row
  return {
    id,
    memberId,
    nickname,
    type,
    name: wordsIn(locale, row),
    status,
    at,
    addressUntil,
    address,
    companyName: carrierName(row.companyCode ?? '', locale) ?? '',
    deliverySn: row.deliverySn ?? '',
    shippedAt,
  }
}

export const winners = recordsOf({
  find: findLottery,
  list: (db, scope, lotteryId, page, { status }: { readonly status?: number | undefined }) =>
    listWins(db, scope, { lotteryId, status }, page),
  view: (rows: RecordRow[], { locale }) => rows.map((row) => viewOf(row, locale)),
})

interface Parcel {
  readonly id: number
  readonly companyCode: string
  readonly deliverySn: string
}

export async function ship(
  ctx: StaffCtx,
  { id, companyCode, deliverySn }: Parcel,
): Promise<Result<AdminWin, 'notFound' | 'badInput' | 'lotteryShipped'>> {
  const { db, clock } = ctx.services
  const offered = await offeredCarrier(db, ctx.scope, companyCode)
  if (offered?.kind !== 'express') return refuse('badInput', { field: 'companyCode' })
  const { name: carrier, nameEn: carrierEn } = offered
  const at = new Date(clock.now())
  const sent = await transact(db, async (trx) => {
    const win = await findWin(trx, ctx.scope, id)
    if (!win) return refuse('notFound')
    // The same waybill again: it is on its way.
    if (win.companyCode === companyCode && win.deliverySn === deliverySn) return ok(undefined)
    if (!(await writeParcel(trx, id, { companyCode, deliverySn }, at)))
      return refuse('lotteryShipped')
    await audit(trx, ctx, 'lottery.ship', `lottery ${win.lotteryId}`, {
      parcel: { before: null, after: `${carrier} ${deliverySn}` },
    })
    await notify(trx, [
      {
        scope: ctx.scope,
        memberId: win.memberId,
        topic: `lotteryWin ${id} sent`,
        about: about('lottery.sent', {
          prize: [win.name, win.nameEn],
          carrier: [carrier, carrierEn],
          waybill: deliverySn,
        }),
        link: href('lotteryWinRecord', ctx.scope),
        at,
      },
    ])
    return ok(undefined)
  })
  if (!sent.ok) return sent
  const win = await findWin(db, ctx.scope, id)
  return win ? ok(viewOf(win, ctx.locale)) : refuse('notFound')
}
