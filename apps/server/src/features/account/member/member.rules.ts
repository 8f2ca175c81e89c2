import type { Locale } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'

export interface LevelRow {
  code: string
  name: string
  /** Empty where none was written. */
  name_en: string
  growth_min: number
}

export interface LevelView {
  code: string
  name: string
  nextName: string | null
  need: number
}

/**
 * The highest level that the growth reaches (domain.md §3.13), and what is missing for the next
 * one. `levels` by growth, lowest first.
 */
export function levelOf(levels: readonly LevelRow[], growth: number, locale: Locale): LevelView {
  const reached = levels.filter((level) => level.growth_min <= growth)
  const current = reached.at(-1)
  const next = levels[reached.length]
  const nameOf = (level: LevelRow) => localised(locale, level.name, level.name_en)
  return {
    code: current?.code ?? '',
    name: current ? nameOf(current) : '',
    nextName: next ? nameOf(next) : null,
    need: next ? next.growth_min - growth : 0,
  }
}
