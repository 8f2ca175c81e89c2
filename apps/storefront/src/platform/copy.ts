import type { Locale } from '@mallard/kernel'
import { toast } from '@mallard/ui/toast'
import { defineTexts } from './texts.ts'

const copyTexts = defineTexts(
  { done: '复制成功', unable: '该浏览器不支持自动复制' },
  { done: 'Copied', unable: 'This browser cannot copy by itself' },
)

/**
 * Puts text on the clipboard and says whether that worked; `done` where there is more to say of it.
 */
export async function copyText(text: string, locale: Locale, done?: string): Promise<void> {
  const texts = copyTexts.of(locale)
  try {
    await navigator.clipboard.writeText(text)
    toast(done ?? texts.done)
  } catch {
    toast(texts.unable)
  }
}
