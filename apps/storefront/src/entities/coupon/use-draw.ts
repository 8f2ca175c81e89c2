import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { couponTexts } from './coupon.texts.ts'
import { drawn, mayDraw } from './draw.ts'

export interface DrawHandle {
  /** What is being drawn now. */
  busy: string | undefined
  draw: (coupon: Pick<Coupon, 'grantUuid'>) => Promise<void>
  drawAll: (coupons: readonly Pick<Coupon, 'grantUuid'>[]) => Promise<void>
}

/** Draws coupons, one after the other. */
export function useDraw(): DrawHandle {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { scope } = usePage()
  const texts = couponTexts()
  const [busy, setBusy] = useState<string>()

  async function drawAs(name: string, grantUuids: readonly string[], act: () => Promise<string>) {
    if (busy || !mayDraw({ navigate, scope }, grantUuids)) return
    setBusy(name)
    await drawn({ api, client }, act)
    setBusy(undefined)
  }

  return {
    busy,
    draw: ({ grantUuid }) =>
      drawAs(grantUuid, [grantUuid], () =>
        api.coupon.draw({ grantUuid }).then(() => texts.success),
      ),
    drawAll: (coupons) => {
      const uuids = coupons.map(({ grantUuid }) => grantUuid)
      return drawAs('all', uuids, async () => {
        const { ok, failed } = await api.promotions.oneKeyDraw({ uuids })
        if (failed.length === 0) return texts.success
        const why = failed[0]?.message ?? texts.gone
        return ok.length > 0 ? texts.someDrawn(ok.length, failed.length, why) : why
      })
    },
  }
}
