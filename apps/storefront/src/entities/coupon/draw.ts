import type { Locale, Scope } from '@mallard/kernel'
import { couponToast, toast } from '@mallard/ui/toast'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { loginHref } from '#platform/login.ts'
import { keepPending } from '#platform/pending-action.ts'
import { currentSession } from '#platform/session.ts'
import { storageKeys, store } from '#platform/storage.ts'
import { couponTexts } from './coupon.texts.ts'

export interface DrawContext {
  api: Api
  client: QueryClient
  navigate: (to: string) => void
  scope: Scope
}

/**
 * True for who is signed in. A stranger is led to the login page, which leads back here, where the
 * drawing is done; in an app the way back is kept first (specification §6).
 */
export function mayDraw(
  { navigate, scope }: Pick<DrawContext, 'navigate' | 'scope'>,
  grantUuids: readonly string[],
): boolean {
  if (currentSession().isLoggedIn) return true
  // An embedded browser may come back from its own sign-in without the address that it left with.
  if (currentHost().isInApp) store(storageKeys.landPage, location.pathname + location.search)
  keepPending({ kind: 'draw', grantUuids })
  navigate(loginHref(scope))
  return false
}

/** Says what came of a drawing; whatever shows coupons asks again. */
export async function drawn(
  { api, client }: Pick<DrawContext, 'api' | 'client'>,
  act: () => Promise<string>,
): Promise<void> {
  try {
    toast(await act(), { milliseconds: couponToast })
  } catch {
    // The shell has told the shopper why.
  } finally {
    for (const { key } of [
      api.coupon.listLive,
      api.coupon.forGoods,
      api.member.couponNewlist,
      api.checkout.flow,
      api.member.index,
    ])
      client.invalidateQueries({ queryKey: key }).catch(() => undefined)
  }
}

let drawing: string | undefined

/** Draws one coupon from a link of page content; a double tap draws once. */
export async function drawCoupon(
  context: DrawContext,
  grantUuid: string,
  locale: Locale,
): Promise<void> {
  if (drawing === grantUuid || !mayDraw(context, [grantUuid])) return
  drawing = grantUuid
  await drawn(context, () =>
    context.api.coupon.draw({ grantUuid }).then(() => couponTexts.of(locale).success),
  )
  drawing = undefined
}
