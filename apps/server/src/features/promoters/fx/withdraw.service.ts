import { withdrawalsADay } from '@mallard/contract/promoters/fx/fx.codes'
import type { CashOut, FxBank, Withdrawal } from '@mallard/contract/promoters/fx/fx.fields'
import { beijingDay, fen, ok, refuse, yuan, type Result } from '@mallard/kernel'
import { findMember } from '#features/people/identity/index.ts'
import { checkCode } from '#features/people/phone-code/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { keyedHash, seal } from '#platform/secrets.ts'
import { readSetting } from './fx.repo.ts'
import { commissionOf } from './fx.rules.ts'
import { pageAt, pageReply, promoterOf } from './fx.service.ts'
import { writeEntry } from './ledger.repo.ts'
import {
  chooseCard,
  findWithdrawal,
  hasCard,
  insertWithdrawal,
  listBanks,
  listOwn,
  lockPromoter,
  usedOf,
  writeCard,
  type WithdrawRow,
} from './withdraw.repo.ts'

/** What card numbers are sealed for. */
export const cardPurpose = 'fxBank'

const scene = 'withdraw'

export const withdrawalView = (row: WithdrawRow): Withdrawal => ({
  id: row.id,
  amount: fen(row.amount),
  fee: fen(row.fee),
  status: row.status,
  reason: row.reason,
  bankName: row.bankName,
  cardTail: row.cardTail,
  createTime: row.createTime,
  paidAt: row.serial === '' ? null : row.endedAt,
})

const phoneOf = async (ctx: ShopperCtx) =>
  (await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id))?.phone ?? ''

const todayOf = (ctx: ShopperCtx) => new Date(beijingDay(ctx.clock.now()))

export async function cashOutCollect(ctx: ShopperCtx): Promise<Result<CashOut, 'fxNotPromoter'>> {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { db } = ctx.services
  const { id, available } = found.value
  const [setting, banks, used, phone] = await Promise.all([
    readSetting(db, ctx.scope.partnerId),
    listBanks(db, id),
    usedOf(db, id, todayOf(ctx)),
    phoneOf(ctx),
  ])
  return ok({
    available,
    min: fen(setting.minAmount),
    feeBp: setting.feeBp,
    bank: banks.find(({ isDefault }) => isDefault) ?? null,
    open: used.open === null ? null : fen(used.open),
    leftToday: Math.max(0, withdrawalsADay - used.today),
    phoneMasked: maskedPhone(phone),
  })
}

interface PageInput {
  readonly page: number
  readonly size: number
}

export async function cashOutLists(ctx: ShopperCtx, input: PageInput) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { rows, total } = await listOwn(ctx.services.db, found.value.id, pageAt(input))
  return ok(pageReply(input, rows.map(withdrawalView), total))
}

export async function cashOutTotal(ctx: ShopperCtx) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  return ok({ withdrawn: found.value.withdrawn, withdrawing: found.value.withdrawing })
}

interface CashOutInput {
  readonly amount: number
  readonly bankId: number
  readonly requestId: string
  readonly phoneCode: string
}

/**
 * Asks for a withdrawal: what is available is under way from then on. Everything that moves a
 * promoter's money waits for their row, so that parallel tries in any process take it once.
 */
export async function cashOutSubmit(
  ctx: ShopperCtx,
  { amount, bankId, requestId, phoneCode }: CashOutInput,
) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { db } = ctx.services
  const { id: promoterId } = found.value
  const { partnerId } = ctx.scope
  const before = await findWithdrawal(db, { promoterId, requestId })
  if (before) return ok(withdrawalView(before))
  const [setting, banks] = await Promise.all([
    readSetting(db, partnerId),
    listBanks(db, promoterId),
  ])
  if (!banks.some(({ id }) => id === bankId))
    return refuse(banks.length === 0 ? 'fxNoCard' : 'notFound')
  if (amount < setting.minAmount)
    return refuse('fxLow', { min: yuan(fen(setting.minAmount)).replace(/\.00$/, '') })
  if (amount > found.value.available) return refuse('fxShort')
  // The code that a try has used is used: at two tries with one code the second is told so.
  if (!(await checkCode(ctx, await phoneOf(ctx), scene, phoneCode))) {
    const meanwhile = await findWithdrawal(db, { promoterId, requestId })
    return meanwhile ? ok(withdrawalView(meanwhile)) : refuse('wrongCode')
  }
  const at = new Date(ctx.clock.now())
  const asked = await retryOnConflict(() =>
    transact(db, async (trx) => {
      const promoter = await lockPromoter(trx, promoterId)
      const same = await findWithdrawal(trx, { promoterId, requestId })
      if (same) return ok(same.id)
      const { open, today } = await usedOf(trx, promoterId, todayOf(ctx))
      if (open !== null) return refuse('fxOneOpen')
      if (today >= withdrawalsADay) return refuse('fxThreeADay')
      if (!promoter || promoter.available < amount) return refuse('fxShort')
      const fee = commissionOf(amount, setting.feeBp)
      const id = await insertWithdrawal(trx, {
        partnerId,
        promoterId,
        requestId,
        bankId,
        amount,
        fee,
        at,
      })
      if (id === undefined) return refuse('notFound')
      await writeEntry(trx, { promoterId, kind: 'withdraw', amount, ref: `w${id}`, at })
      return ok(id)
    }),
  )
  if (!asked.ok) return asked
  const row = await findWithdrawal(db, { id: asked.value })
  return row ? ok(withdrawalView(row)) : refuse('notFound')
}

export async function bankList(ctx: ShopperCtx): Promise<Result<FxBank[], 'fxNotPromoter'>> {
  const found = await promoterOf(ctx)
  return found.ok ? ok(await listBanks(ctx.services.db, found.value.id)) : found
}

interface CardInput {
  readonly holder: string
  readonly cardNo: string
  readonly bankName: string
  readonly phoneCode: string
  readonly agreed: boolean
}

/** The same card again is the same one, with the names of now. */
export async function bankAdd(
  ctx: ShopperCtx,
  { holder, cardNo, bankName, phoneCode, agreed }: CardInput,
): Promise<Result<FxBank[], 'fxNotPromoter' | 'fxCardConsent' | 'wrongCode'>> {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  if (!agreed) return refuse('fxCardConsent')
  const { db, hashKey } = ctx.services
  const { id: promoterId, partnerId } = found.value
  const card = {
    partnerId,
    promoterId,
    holder,
    bankName,
    sealed: seal(hashKey, cardPurpose, cardNo),
    hash: keyedHash(hashKey, `${cardPurpose}:${cardNo}`),
    tail: cardNo.slice(-4),
    at: new Date(ctx.clock.now()),
  }
  // The code that a try has used is used: whoever sends the same again gets what it made.
  if (await hasCard(db, card)) return ok(await listBanks(db, promoterId))
  if (!(await checkCode(ctx, await phoneOf(ctx), scene, phoneCode)))
    return (await hasCard(db, card)) ? ok(await listBanks(db, promoterId)) : refuse('wrongCode')
  await db.transaction().execute(async (trx) => {
    await lockPromoter(trx, promoterId)
    await writeCard(trx, card)
  })
  return ok(await listBanks(db, promoterId))
}

export async function bankDefault(
  ctx: ShopperCtx,
  { id }: { readonly id: number },
): Promise<Result<FxBank[], 'fxNotPromoter' | 'notFound'>> {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { db } = ctx.services
  const isChosen = await db.transaction().execute(async (trx) => {
    await lockPromoter(trx, found.value.id)
    return chooseCard(trx, found.value.id, id)
  })
  return isChosen ? ok(await listBanks(db, found.value.id)) : refuse('notFound')
}
