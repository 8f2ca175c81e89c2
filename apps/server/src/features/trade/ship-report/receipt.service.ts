import { actorType } from '@mallard/kernel'
import type { Acknowledgement, PushQuery } from '@mallard/providers/weixin'
import { moveOrders } from '#features/trade/order/index.ts'
import { attemptByNo } from '#features/trade/payment/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { RawMessage } from '#platform/http/bind.ts'
import { storeReceived } from './ship-report.repo.ts'

const nobody: Acknowledgement = { status: 404, body: '' }

/** WeChat tries the address out that it is told to push to. */
export async function tryPush({ services }: Ctx, query: PushQuery): Promise<Acknowledgement> {
  return services.signIn.weixin?.echo(query) ?? nobody
}

/**
 * What WeChat pushes of the mini-program. Receipt that was confirmed there is confirmed here: of
 * orders that are on their way, and of which nothing is being returned. Once more changes nothing.
 */
export async function takePush(
  { services, ip }: Ctx,
  query: PushQuery,
  { body }: RawMessage,
): Promise<Acknowledgement> {
  const { db, log, signIn } = services
  const push = signIn.weixin?.parsePush(query, body)
  if (!signIn.weixin || !push) return nobody
  const { acknowledgePush } = signIn.weixin
  if (push.kind !== 'ok') {
    log.warn({ code: push.code, ip }, 'a push of the mini-program was refused')
    return acknowledgePush.failure
  }
  const event = push.data
  if (event.kind === 'other') return acknowledgePush.success
  const payment = await attemptByNo(db, event.payNo)
  if (!payment?.isApplied || payment.channelTradeNo !== event.transactionId) {
    log.warn({ payNo: event.payNo }, 'a receipt of a payment that is not ours')
    return acknowledgePush.success
  }
  const now = new Date(services.clock.now())
  await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      await storeReceived(trx, event.payNo, new Date(event.at))
      await moveOrders(trx, {
        event: 'confirm',
        orderIds: payment.orderIds,
        actorType: actorType.system,
        // By the buyer, or by WeChat once their time was over.
        reason: '微信已确认收货',
        at: now,
      })
    }),
  )
  return acknowledgePush.success
}
