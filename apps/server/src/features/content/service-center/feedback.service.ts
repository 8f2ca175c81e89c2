import type { Feedback } from '@mallard/contract/content/service-center/feedback.calls'
import type { FeedbackType } from '@mallard/contract/content/service-center/feedback.codes'
import { day, hour, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { alertStaff } from '#features/people/alert/index.ts'
import { isCaptchaRight } from '#features/people/phone-code/index.ts'
import { claim, signPicture, sweepWithPictures } from '#features/shop/upload/index.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import type { Services } from '#platform/services.ts'
import {
  feedbackOf,
  findRequest,
  insertFeedback,
  removeOldFeedback,
  type FeedbackRow,
} from './feedback.repo.ts'

/** A day, of a member; an hour, of all who share a network. */
const perMember = 20
const perNetwork = 60
/** Answers are asked about within the warranty, which is a year. */
const keptFor = 730 * day

interface Said {
  readonly requestId: string
  readonly type: FeedbackType
  readonly content: string
  readonly pics: string[]
  readonly phone: string
  readonly orderSn?: string | undefined
  readonly captchaId?: string | undefined
  readonly captcha?: string | undefined
}

type Refusal =
  | 'notFound'
  | 'notLoggedIn'
  | 'tooOften'
  | 'captchaNeeded'
  | 'wrongCaptcha'
  | 'uploadGone'

/** Repeatable: the same request is kept once, whoever sends it again. */
export async function feedback(ctx: Ctx, said: Said): Promise<Result<{ id: number }, Refusal>> {
  const { services, scope } = ctx
  const memberId = ctx.shopper?.id ?? null
  const known = await findRequest(services.db, scope.partnerId, said.requestId)
  if (known) return known.memberId === memberId ? ok({ id: known.id }) : refuse('notFound')
  const refused = await refusalFor(ctx, said)
  if (refused) return refuse(refused)
  const { type, content, phone, orderSn = null, requestId } = said
  return transact<{ id: number }, Refusal>(services.db, async (trx) => {
    const owner = { partnerId: scope.partnerId, memberId: memberId ?? 0 }
    const pics = await claim(trx, owner, said.pics, 'feedback')
    if (!pics) {
      // The same request may just have taken them.
      const first = await findRequest(trx, scope.partnerId, requestId)
      return first?.memberId === memberId ? ok({ id: first.id }) : refuse('uploadGone')
    }
    const at = new Date(ctx.clock.now())
    const row = { memberId, type, content, pics, phone, orderSn, requestId, at }
    const id = await insertFeedback(trx, scope, row)
    if (id !== undefined) {
      if (orderSn !== null) await tellStaff(trx, scope, { id, orderSn, at })
      return ok({ id })
    }
    const first = await findRequest(trx, scope.partnerId, requestId)
    return first?.memberId === memberId ? ok({ id: first.id }) : refuse('notFound')
  })
}

/** What is said of an order waits for somebody who knows it. */
async function tellStaff(
  trx: Db,
  scope: Scope,
  { id, orderSn, at }: { id: number; orderSn: string; at: Date },
): Promise<void> {
  const text = [`关于订单 ${orderSn}`, `About order ${orderSn}`] as const
  await alertStaff(trx, [
    { kind: 'complaint', ...scope, topic: `feedback ${id}`, ref: orderSn, text, at },
  ])
}

/** Whether somebody may send feedback now; who is signed out is asked to read a picture. */
async function refusalFor(ctx: Ctx, said: Said): Promise<Refusal | undefined> {
  const { db, limiter } = ctx.services
  if (!(await takeOfNetwork(limiter, 'feedback', ctx.ip, perNetwork, hour))) return 'tooOften'
  if (ctx.shopper)
    return (await limiter.take(`feedback:${ctx.shopper.id}`, perMember, day))
      ? undefined
      : 'tooOften'
  // Pictures belong to a member, who alone may see them again.
  if (said.pics.length > 0) return 'notLoggedIn'
  const { captchaId, captcha } = said
  if (!captchaId || !captcha) return 'captchaNeeded'
  return (await isCaptchaRight(ctx, db, { captchaId, captcha })) ? undefined : 'wrongCaptcha'
}

export function feedbackView(
  services: Pick<Services, 'clock' | 'hashKey'>,
  row: FeedbackRow,
): Feedback {
  const { id, type, content, orderSn, state, answer, createdAt, answeredAt } = row
  return {
    id,
    type,
    content,
    pics: row.pics.map((picture) => signPicture(services, picture)),
    orderSn,
    state,
    answer,
    createTime: createdAt.getTime(),
    answerTime: answeredAt?.getTime() ?? null,
  }
}

export async function feedbackList(ctx: ShopperCtx, { pageNum, pageSize }: PagePlace) {
  const { services, scope, shopper } = ctx
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total } = await feedbackOf(services.db, scope.partnerId, shopper.id, {
    offset,
    limit: pageSize,
  })
  const list = rows.map((row) => feedbackView(services, row))
  return ok(paged(list, total, { pageNum, pageSize }))
}

/** Removes what is too old, with its pictures. */
export const sweepFeedback = sweepWithPictures((trx, now, max) =>
  removeOldFeedback(trx, new Date(now - keptFor), max),
)
