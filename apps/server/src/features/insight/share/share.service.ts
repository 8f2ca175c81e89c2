import { createHash } from 'node:crypto'
import type { PictureRef } from '@mallard/contract/fields'
import { minute, ok, refuse, scopeText, second, type Result } from '@mallard/kernel'
import { jsapiTicketOf } from '#features/people/host-login/index.ts'
import { cardOfBrand, storeOf } from '#features/shop/store/index.ts'
import type { Ctx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { signedAddress, signedText } from './share.rules.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'

interface Card {
  readonly title: string
  readonly text: string
  readonly picture: PictureRef | null
}

/** The brand's own card, for pages without words or a picture of their own. */
export async function card({ services, scope, locale }: Ctx): Promise<Result<Card, 'badStore'>> {
  const store = await storeOf(services, scope)
  return store ? ok(cardOfBrand(store, locale)) : refuse('badStore')
}

interface Signature {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** A page signs once for each address that it comes to. */
const signaturesPerIp = 240
/** The same page, asked for by many, is signed once in a while. */
const kept = 10 * second

/** Signs an address of ours for WeChat's SDK, with the official account's ticket. */
export async function wxParam(
  ctx: Ctx,
  { url }: { url: string },
): Promise<Result<Signature, 'badInput' | 'tooOften' | 'shareUnavailable'>> {
  const { services } = ctx
  const address = signedAddress(url, [
    services.publicUrl,
    ...(services.storeDomains?.[scopeText(ctx.scope)] ?? []),
  ])
  if (address === undefined) return refuse('badInput', { field: 'url' })
  if (!(await takeOfNetwork(services.limiter, 'wx-param', ctx.ip, signaturesPerIp, 10 * minute)))
    return refuse('tooOften')
  const signed = await services.cache.get(`wx-param:${address}`, kept, () => sign(ctx, address))
  return signed ? ok(signed) : refuse('shareUnavailable')
}

async function sign(ctx: Ctx, address: string): Promise<Signature | undefined> {
  const answer = await jsapiTicketOf(ctx.services)
  if (answer.kind !== 'ok') {
    ctx.log.warn({ kind: answer.kind, code: answer.code }, 'no ticket to sign pages with')
    return undefined
  }
  const nonceStr = randomToken()
  const timestamp = Math.floor(ctx.clock.now() / second)
  const signature = createHash('sha1')
    .update(signedText(answer.data.ticket, nonceStr, timestamp, address))
    .digest('hex')
  return { appId: answer.data.appId, timestamp, nonceStr, signature }
}
