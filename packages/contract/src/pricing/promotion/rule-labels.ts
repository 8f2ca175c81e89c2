import { money } from '../../people/staff/admin-show.ts'

/** What the back office and its audit log say of a kind of promotion. */
export interface KindLabels<Rule> {
  readonly name: readonly [zh: string, en: string]
  /** What a promotion of this kind gives. */
  readonly rule: (rule: Rule, isEnglish: boolean) => string
}

/** Basis points that are left to pay, 8500 → `8.5 折`. */
export const foldText = (bp: number, isEnglish: boolean) =>
  isEnglish ? `${(10_000 - bp) / 100}% off` : `${bp / 1000} 折`

export function cutText(cut: 'bp' | 'off' | 'price', value: number, isEnglish: boolean): string {
  if (cut === 'bp') return foldText(value, isEnglish)
  if (cut === 'price') return isEnglish ? `for ${money(value)}` : `一口价 ${money(value)}`
  return isEnglish ? `${money(value)} off` : `减 ${money(value)}`
}

/** Before what is given once so many fen, or units, are reached. */
export function overText(by: 'amount' | 'quantity', over: number, isEnglish: boolean): string {
  const reach = by === 'quantity' ? (isEnglish ? `${over} pieces` : `${over} 件`) : money(over)
  return isEnglish ? `from ${reach}: ` : `满 ${reach} `
}

export const tiersText = (tiers: readonly string[], isEnglish: boolean) =>
  tiers.join(isEnglish ? '; ' : '；')
