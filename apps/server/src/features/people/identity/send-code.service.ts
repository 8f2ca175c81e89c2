import { refuse, type Result } from '@mallard/kernel'
import {
  sendCode,
  type SendCode,
  type SendRefusal,
  type Sent,
} from '#features/people/phone-code/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { findMember } from './member.repo.ts'
import { ownSession } from './session.service.ts'

/** Their texts go to the phone of the account alone. */
const ownScenes = ['cancel', 'fx', 'withdraw']

/**
 * The call that anyone may make. Texts about an account go to nobody but the member who is signed
 * in to it.
 */
export async function requestPhoneCode(
  ctx: Ctx,
  input: SendCode,
): Promise<Result<Sent, SendRefusal | 'notLoggedIn' | 'forbidden'>> {
  const { scene } = input
  if (ownScenes.includes(scene ?? '') || scene === 'bind') {
    if (!ctx.shopper) return refuse('notLoggedIn')
    const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
    if (scene !== 'bind' && member?.phone !== input.phone) return refuse('forbidden')
  }
  return sendPhoneCode(ctx, input)
}

/** Sends a code to the session of this browser; a visit begins where there is none. */
export async function sendPhoneCode(ctx: Ctx, input: SendCode): Promise<Result<Sent, SendRefusal>> {
  return sendCode(ctx, input, ownSession)
}
