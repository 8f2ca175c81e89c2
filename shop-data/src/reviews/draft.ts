export interface ReviewExtras {
  readonly pictures?: readonly string[]
  readonly reply?: string
  readonly append?: readonly [content: string, daysAgo: number]
}

/** Value codes of the SKU, stars, days ago, words. */
export type ReviewDraft = readonly [codes: string, star: 1 | 2 | 3 | 4 | 5, daysAgo: number, content: string, extras?: ReviewExtras]

export type ReviewsOf = Readonly<Record<string, readonly ReviewDraft[]>>
