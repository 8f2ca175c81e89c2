import type { SmartDevice, Warranty } from '@mallard/contract/devices/smart/smart.fields'
import { useLocale } from '@mallard/ui/locale'
import { dayText } from '#platform/moment-text.ts'
import { smartTexts } from './smart.texts.ts'

export type CardLines = readonly (readonly [name: string, value: string])[]

/** What stands on a warranty card, below the name of the device. */
export function useCardLines(
  { model, deviceId }: SmartDevice,
  { cardNo, startAt, endAt, activatedAt, orderSn }: Warranty,
): CardLines {
  const texts = smartTexts()
  const locale = useLocale()
  const grouped = cardNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return [
    [texts.cardNo, grouped],
    [texts.modelName, model],
    [texts.numberName, deviceId],
    [texts.period, `${dayText(startAt, locale)} – ${dayText(endAt, locale)}`],
    [texts.activatedAt, dayText(activatedAt, locale)],
    ...(orderSn === null ? [] : [[texts.order, orderSn] as const]),
  ]
}
