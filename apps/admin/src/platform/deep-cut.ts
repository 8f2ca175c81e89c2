import type { Fen, Locale } from '@mallard/kernel'
import { money } from './show.ts'
import { defineTexts, useLocale } from './texts.ts'
import { useFeedback } from './use-feedback.ts'

/** A price with what becomes of it. */
export interface Cut {
  readonly name: string
  readonly before: number
  readonly after: number
}

const texts = defineTexts(
  {
    title: '降价超过一半，确定吗？',
    ok: '确定，就是这样',
    back: '返回检查',
    cut: (name: string, before: string, after: string, percent: number) =>
      `${name}：${before} → ${after}（降 ${percent}%）`,
    more: (count: number) => `另有 ${count} 项`,
  },
  {
    title: 'More than half off: is that meant?',
    ok: 'Yes, as it is',
    back: 'Let me check',
    cut: (name, before, after, percent) => `${name}: ${before} → ${after} (${percent}% off)`,
    more: (count) => `and ${count} more`,
  },
)

const maxNamed = 5

/** More than half of a price gone is a slip of the keyboard more often than it is meant. */
export function isDeepCut({ before, after }: Pick<Cut, 'before' | 'after'>): boolean {
  return after * 2 < before
}

/** The deep ones among cuts, in words with their numbers. */
export function deepCutLines(cuts: readonly Cut[], locale: Locale): string[] {
  const words = texts.of(locale)
  return cuts
    .filter(isDeepCut)
    .map(({ name, before, after }) =>
      words.cut(
        name,
        money(before as Fen),
        money(after as Fen),
        Math.floor(((before - after) * 100) / before),
      ),
    )
}

/** Asks once more before more than half of a price goes; yes when there is nothing to ask. */
export function useAskDeepCut(): (lines: readonly string[]) => Promise<boolean> {
  const feedback = useFeedback()
  const words = texts.of(useLocale())
  return async (lines) => {
    if (lines.length === 0) return true
    const rest = lines.length - maxNamed
    const text = [...lines.slice(0, maxNamed), ...(rest > 0 ? [words.more(rest)] : [])].join('\n')
    return feedback.ask({
      title: words.title,
      text,
      ok: words.ok,
      cancel: words.back,
      isDangerous: true,
    })
  }
}
