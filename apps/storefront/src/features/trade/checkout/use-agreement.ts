import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { agreementOf, asksAgreement } from './seen-returns.ts'

export interface AgreementHandle {
  /** What the shopper agreed to, as `agreementOf` names it. */
  readonly agreed: ReadonlySet<string>
  readonly agree: (agreement: string, isAgreed: boolean) => void
  /** They tried to order before they agreed to all of it. */
  readonly isMissed: boolean
  /** Whether they agreed to all of it; otherwise leads them to what they missed. */
  readonly isWhole: () => boolean
}

/** What a shopper has to agree to before they order, such as goods that cannot be returned. */
export function useAgreement({ lines }: Flow): AgreementHandle {
  const texts = checkoutTexts()
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [isMissed, setMissed] = useState(false)
  return {
    agreed,
    agree: (agreement, isAgreed) =>
      setAgreed((before) => {
        const after = new Set(before)
        if (isAgreed) after.add(agreement)
        else after.delete(agreement)
        return after
      }),
    isMissed,
    isWhole: () => {
      const missing = lines.find((each) => asksAgreement(each) && !agreed.has(agreementOf(each)))
      if (!missing) return true
      setMissed(true)
      toast(texts.agreeFirst)
      document.querySelector<HTMLElement>(`[data-agreement="${missing.productSn}"] input`)?.focus()
      return false
    },
  }
}
