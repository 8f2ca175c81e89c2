import { accessMinutes } from '@mallard/contract/aftersales/third-return/third-return.codes'
import { minute } from '@mallard/kernel'
import { checkCode } from '#features/people/phone-code/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { keyedHash, randomToken } from '#platform/secrets.ts'
import { keepProof, provedUntil, type Guest } from './access.repo.ts'

/** Who asks; undefined without a session, which nothing could be opened for. */
export function guestOf({ scope, session }: Ctx): Guest | undefined {
  return session && { partnerId: scope.partnerId, storeId: scope.storeId, sessionId: session.id }
}

export interface PhoneProof {
  readonly phoneHash: string
  readonly until: Date
}

const hashOf = ({ services }: Ctx, { partnerId }: Guest, phone: string) =>
  keyedHash(services.hashKey, `third-return:${partnerId}:${phone}`)

/** The proof that this session gave of a phone, while it is good. */
export async function provedPhone(
  ctx: Ctx,
  guest: Guest,
  phone: string,
): Promise<PhoneProof | undefined> {
  const phoneHash = hashOf(ctx, guest, phone)
  const { db, clock } = ctx.services
  const until = await provedUntil(db, guest, phoneHash, new Date(clock.now()))
  return until && { phoneHash, until }
}

/**
 * Whether somebody without an account holds this phone: by an earlier code of this session, or by
 * this one. Good for half an hour.
 */
export async function provePhone(
  ctx: Ctx,
  guest: Guest,
  { phone, scene, code }: { phone: string; scene: string; code: string | undefined },
): Promise<PhoneProof | undefined> {
  const known = await provedPhone(ctx, guest, phone)
  if (known) return known
  if (code === undefined || !(await checkCode(ctx, phone, scene, code))) return undefined
  const { db, clock } = ctx.services
  const phoneHash = hashOf(ctx, guest, phone)
  const until = new Date(clock.now() + accessMinutes * minute)
  await keepProof(db, guest, randomToken(), phoneHash, until)
  return { phoneHash, until }
}
