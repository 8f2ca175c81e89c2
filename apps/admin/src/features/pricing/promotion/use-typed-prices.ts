import type { LevelPriceRow } from '@mallard/contract/pricing/promotion/level-price-admin.calls'
import { useState } from 'react'
import { deepCutLines, useAskDeepCut } from '#platform/deep-cut.ts'
import { fenTyped } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { faultOf, isError } from './level-price-fault.ts'
import { levelPriceTexts } from './level-price.texts.ts'
import { useLevelPriceChange } from './use-level-prices.ts'

export interface Level {
  readonly code: string
  readonly name: string
  readonly discountBp: number
}

const keyOf = (skuId: number, code: string) => `${skuId} ${code}`

/** Fen as they are typed; empty where there is no price. */
export const priceText = (price: number | undefined) =>
  price === undefined ? '' : (price / 100).toFixed(2)

const usualOf = ({ salePrice }: LevelPriceRow, { discountBp }: Level) =>
  Math.floor((salePrice * discountBp) / 10_000)

export type TypedPrices = ReturnType<typeof useTypedPrices>

/** What is typed over the prices of levels, what of it is odd, and how it is saved. */
export function useTypedPrices(rows: readonly LevelPriceRow[], levels: readonly Level[]) {
  const texts = levelPriceTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const askDeepCut = useAskDeepCut()
  const { saving } = useLevelPriceChange()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const discard = () => setTyped(new Map())

  const textOf = (row: LevelPriceRow, code: string) =>
    typed.get(keyOf(row.skuId, code)) ?? priceText(row.prices[code])
  /** What a level pays with what is typed; the price itself below the lowest. */
  const paidBy = (row: LevelPriceRow, level: Level | undefined) =>
    level ? (fenTyped(textOf(row, level.code)) ?? usualOf(row, level)) : row.salePrice
  const faultAt = (row: LevelPriceRow, place: number) =>
    faultOf(textOf(row, levels[place]!.code), {
      salePrice: row.salePrice,
      below: paidBy(row, levels[place - 1]),
    })

  const changes = rows.flatMap((row) =>
    levels.flatMap(({ code }) => {
      const seen = row.prices[code] ?? null
      const text = typed.get(keyOf(row.skuId, code))
      const price = text === undefined ? seen : text.trim() === '' ? null : (fenTyped(text) ?? null)
      return price === seen ? [] : [{ skuId: row.skuId, code, seen, price }]
    }),
  )

  async function save(): Promise<void> {
    const cuts = changes.flatMap(({ skuId, code, price }) => {
      const row = rows.find((each) => each.skuId === skuId)
      const level = levels.find((each) => each.code === code)?.name ?? code
      return row && price !== null
        ? [{ name: `${row.title} ${level}`, before: row.salePrice, after: price }]
        : []
    })
    if (!(await askDeepCut(deepCutLines(cuts, locale)))) return
    saving.mutate(changes, {
      onSuccess: ({ changed }) => {
        feedback.done(texts.saved(changed))
        discard()
      },
      onError: feedback.failed,
    })
  }

  return {
    textOf,
    usualOf,
    faultAt,
    type: (row: LevelPriceRow, code: string, text: string) =>
      setTyped((before) => new Map([...before, [keyOf(row.skuId, code), text]])),
    isTyped: typed.size > 0,
    changes,
    hasError: rows.some((row) => levels.some((_, place) => isError(faultAt(row, place)))),
    isPending: saving.isPending,
    save,
    discard,
  }
}
