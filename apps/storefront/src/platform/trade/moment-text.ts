import type { Locale } from '@mallard/ui/locale'

/** 2026-11-20 22:09, as clocks in the shop's country show it. */
export function momentText(at: number, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    locale === 'en'
      ? { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-CN', { ...options, timeZone: 'Asia/Shanghai' }).format(at).replaceAll('/', '-')
}
