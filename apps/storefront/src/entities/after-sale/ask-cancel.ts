import { confirm } from '@mallard/ui/dialog'
import type { afterSaleTexts } from './after-sale.texts.ts'

/** Asks before a return is taken back. */
export function askCancel(texts: ReturnType<typeof afterSaleTexts>): Promise<boolean | undefined> {
  return confirm({
    title: texts.cancelAsk,
    text: texts.cancelText,
    ok: texts.cancel,
    cancel: texts.cancelNo,
    danger: true,
  })
}
