import { couponToast, toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { couponTexts } from '#entities/coupon/coupon.texts.ts'
import { currentSession } from '#platform/session.ts'
import { couponListTexts } from './coupon-list.texts.ts'

/**
 * What waits for a member when they open their coupons: that of a shop assistant's code in the
 * address, and what new members get.
 */
export function useGifts(scan: string | undefined): void {
  const api = useApi()
  const client = useQueryClient()
  const texts = couponListTexts()
  const { success } = couponTexts()

  useEffect(() => {
    if (!currentSession().isLoggedIn) return
    const take = async () => {
      const scanned = scan
        ? await api.sales.scanDraw({ code: scan }).catch(() => undefined)
        : undefined
      if (scanned) toast(scanned.isNew ? success : texts.hadAlready, { milliseconds: couponToast })
      const granted = await api.member.couponRegister({}).then(
        (coupons) => coupons.length,
        () => 0,
      )
      if (granted > 0) toast(texts.welcome(granted))
      if (scanned?.isNew || granted > 0)
        await client.invalidateQueries({ queryKey: api.member.couponNewlist.key })
    }
    void take()
    // Once for each code: the server knows what it has given.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [scan])
}
