import type { ErrorName } from '@mallard/contract/errors'
import { returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import { hour, ok, refuse, type Result } from '@mallard/kernel'
import { newOrderNumber } from '#features/trade/order/index.ts'
import { isReason } from '#features/aftersales/returns/index.ts'
import { storeTimes } from '#features/shop/store/index.ts'
import { claim, lookAtUpload, permitUpload } from '#features/shop/upload/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { opened } from './access.service.ts'
import { guestOf } from './proof.service.ts'
import { queueTelling, queueThirdDeadline } from './queue.ts'
import { askedOf } from './third-return.repo.ts'
import {
  amountFor,
  barOf,
  isWindowOver,
  ofLine,
  typeMeant,
  unitsBack,
  unitsLeft,
} from './third-return.rules.ts'
import { insertThird, lockThirdOrder } from './write.repo.ts'

interface Asking {
  ticket: string
  lineNo: string
  num: number
  type: number
  reasonCode: string
  desc: string
  pics: string[]
}

const appliesPerHour = 30

/** One open application per line: asked again in the same way, it is the same one. */
export async function applyThird(
  ctx: Ctx,
  asking: Asking,
): Promise<Result<{ applyId: string }, ErrorName>> {
  const { services, scope } = ctx
  const guest = guestOf(ctx)
  const order = await opened(ctx, asking.ticket)
  if (!guest || !order) return refuse('thirdAccessOver')
  const line = order.lines.find(({ lineNo }) => lineNo === asking.lineNo)
  if (!line) return refuse('notFound')
  const type = typeMeant(asking.type, line)
  const isUnsent = type === returnType.refundOnly && line.delivery === 'unsent'
  if (!isReason(asking.reasonCode, type, isUnsent))
    return refuse('badInput', { field: '请选择申请原因' })
  if (!(await services.limiter.take(`third-apply:${guest.sessionId}`, appliesPerHour, hour)))
    return refuse('tooOften')
  return retryOnConflict(() =>
    services.db
      .transaction()
      .execute(async (trx): Promise<Result<{ applyId: string }, ErrorName>> => {
        await lockThirdOrder(trx, order.id)
        const asked = await askedOf(trx, order.id)
        const open = ofLine(asked, line.lineNo).find(({ status }) => status === -1)
        if (open && open.units === asking.num && open.type === type)
          return ok({ applyId: open.applyId })
        const now = services.clock.now()
        const bar = barOf(type, line)
        if (bar) return refuse(bar)
        const until = order.returnableUntil?.getTime()
        const left = unitsLeft(line, asked, until, now)
        if (left === 0)
          return refuse(isWindowOver(line, until, now) ? 'returnWindowOver' : 'notReturnable')
        if (asking.num > left) return refuse('returnTooMany')
        const pics = await claim(
          trx,
          { partnerId: scope.partnerId, holder: `session ${guest.sessionId}` },
          asking.pics,
          'return',
        )
        if (!pics) return refuse('uploadGone')
        const at = new Date(now)
        const deadlineAt = new Date(now + (await storeTimes(trx, scope)).answer)
        const applyId = newOrderNumber(at.getTime())
        const named = { partnerId: scope.partnerId, storeId: scope.storeId, applyId }
        await insertThird(trx, {
          scope,
          applyId,
          orderId: order.id,
          line,
          type,
          quantity: asking.num,
          reasonCode: asking.reasonCode,
          description: asking.desc,
          pics,
          applyAmount: amountFor(type, line, unitsBack(asked, line.lineNo), asking.num),
          deadlineAt,
          at,
        })
        await queueThirdDeadline(trx, named, deadlineAt)
        await queueTelling(trx, named, at)
        return ok({ applyId })
      }),
  )
}

/** Pictures are for anyone who has opened an order. */
export async function picturePolicy(ctx: Ctx, { ticket }: { ticket: string }) {
  const guest = guestOf(ctx)
  if (!guest || !(await opened(ctx, ticket))) return refuse('thirdAccessOver')
  return permitUpload(
    ctx,
    { partnerId: guest.partnerId, holder: `session ${guest.sessionId}` },
    'return',
  )
}

export async function pictureDone(ctx: Ctx, { key }: { key: string }) {
  const guest = guestOf(ctx)
  return guest
    ? lookAtUpload(ctx, { partnerId: guest.partnerId, holder: `session ${guest.sessionId}` }, key)
    : refuse('notFound')
}
