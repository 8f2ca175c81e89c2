import { minute, ok, refuse, type Result } from '@mallard/kernel'
import { findMember, sendPhoneCode } from '#features/people/identity/index.ts'
import {
  isWeakPassword,
  passwordOf,
  replacePassword,
  setPassword,
  type NotePassword,
} from '#features/people/password/index.ts'
import { checkCode, type SendRefusal } from '#features/people/phone-code/index.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { hashInTurn } from '#platform/password.ts'
import { noteAccount } from './account-log.repo.ts'
import { ownerOf } from './security.service.ts'

const scene = 'password'

export const notePassword: NotePassword = (trx, owner, at, ip) =>
  noteAccount(trx, owner, 'passwordSet', { at, ip })

export async function passwordState(
  ctx: ShopperCtx,
): Promise<Result<{ isSet: boolean; changedAt: number | null }, never>> {
  return ok(await passwordOf(ctx.services, ownerOf(ctx)))
}

type Sent = Result<
  { expiresIn: number; nextAfter: number; needCaptcha: boolean },
  SendRefusal | 'phoneNeeded' | 'notFound'
>

export async function passwordCode(
  ctx: ShopperCtx,
  answer: { captchaId?: string; captcha?: string },
): Promise<Sent> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
  if (!member) return refuse('notFound')
  return member.phone
    ? sendPhoneCode(ctx, { phone: member.phone, scene, ...answer })
    : refuse('phoneNeeded')
}

interface NewPassword {
  readonly password: string
  readonly current?: string | undefined
  readonly code?: string | undefined
}

type SetRefusal =
  | 'busy'
  | 'tooOften'
  | 'notFound'
  | 'phoneNeeded'
  | 'passwordWeak'
  | 'wrongCode'
  | 'wrongCurrentPassword'

/**
 * A phone that was left on a table does not give its password away: the one of now, or a code, is
 * asked for first.
 */
export async function passwordSet(
  ctx: ShopperCtx,
  { password, current, code }: NewPassword,
): Promise<Result<{ changedAt: number }, SetRefusal>> {
  const { services } = ctx
  const owner = ownerOf(ctx)
  const tries = `password-set:${owner.memberId}`
  if (!(await services.limiter.take(tries, 20, 10 * minute))) return refuse('tooOften')
  const member = await findMember(services.db, owner.partnerId, owner.memberId)
  if (!member) return refuse('notFound')
  // Anyone who has no phone has no name to sign in with.
  if (!member.phone) return refuse('phoneNeeded')
  if (await isWeakPassword(password, member.phone)) return refuse('passwordWeak')
  // Before the code, which is good once.
  const hash = await hashInTurn(ctx, password)
  if (hash.ok && code !== undefined) {
    if (!(await checkCode(ctx, member.phone, scene, code))) return refuse('wrongCode')
    await setPassword(ctx, owner, hash.value, notePassword)
    return ok({ changedAt: ctx.clock.now() })
  }
  const replaced = hash.ok
    ? await replacePassword(ctx, owner, current ?? '', hash.value, notePassword)
    : hash
  if (!replaced) return refuse('wrongCurrentPassword')
  if (replaced.ok) return ok({ changedAt: ctx.clock.now() })
  await services.limiter.giveBack(tries)
  return refuse('busy')
}
