import type { Coupon } from '@mallard/contract/coupon/coupon.fields'
import { couponToast, toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { currentSession } from '#platform/session.ts'
import { storageKeys, store } from '#platform/storage.ts'
import { couponTexts } from './coupon.texts.ts'

export interface DrawHandle {
  /** What is being drawn now. */
  busy: string | undefined
  draw: (coupon: Pick<Coupon, 'grantUuid'>) => Promise<void>
  drawAll: (coupons: readonly Pick<Coupon, 'grantUuid'>[]) => Promise<void>
}

/** Draws coupons. A stranger is led to the login page, which leads back here; in an app the way back is kept first (specification §6). */
export function useDraw(): DrawHandle {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { scope } = usePage()
  const texts = couponTexts()
  const [busy, setBusy] = useState<string>()

  async function drawn(name: string, act: () => Promise<string>) {
    if (busy) return
    if (!currentSession().isLoggedIn) {
      // An embedded browser may come back from its own sign-in without the address that it left with.
      if (currentHost().isInApp) store(storageKeys.landPage, location.pathname + location.search)
      navigate(loginHref(scope))
      return
    }
    setBusy(name)
    try {
      toast(await act(), { milliseconds: couponToast })
    } catch {
      // The shell has told the shopper why.
    } finally {
      setBusy(undefined)
      for (const { key } of [api.coupon.listLive, api.member.couponNewlist, api.checkout.flow, api.member.index])
        client.invalidateQueries({ queryKey: key }).catch(() => undefined)
    }
  }

  return {
    busy,
    draw: ({ grantUuid }) => drawn(grantUuid, () => api.coupon.draw({ grantUuid }).then(() => texts.success)),
    drawAll: (coupons) =>
      drawn('all', async () => {
        const answer = await api.promotions.oneKeyDraw({ uuids: coupons.map(({ grantUuid }) => grantUuid) })
        return answer.ok.length > 0 ? texts.success : (answer.failed[0]?.message ?? texts.gone)
      }),
  }
}
