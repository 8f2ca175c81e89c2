/** What buyers can say of goods in a word: praise, and what they miss. */
export const reviewTags = {
  quiet: { isPraise: true, text: ['安静', 'Quiet'] },
  looks: { isPraise: true, text: ['颜值高', 'Looks good'] },
  easy: { isPraise: true, text: ['好用', 'Easy to use'] },
  clean: { isPraise: true, text: ['好清洗', 'Easy to clean'] },
  made: { isPraise: true, text: ['做工好', 'Well made'] },
  fast: { isPraise: true, text: ['物流快', 'Fast delivery'] },
  packed: { isPraise: true, text: ['包装好', 'Well packed'] },
  value: { isPraise: true, text: ['性价比高', 'Good value'] },
  gift: { isPraise: true, text: ['适合送礼', 'A good gift'] },
  noisy: { isPraise: false, text: ['声音大', 'Noisy'] },
  hard: { isPraise: false, text: ['不好清洗', 'Hard to clean'] },
  flawed: { isPraise: false, text: ['有瑕疵', 'Flawed'] },
  differs: { isPraise: false, text: ['与描述不符', 'Not as described'] },
  slow: { isPraise: false, text: ['物流慢', 'Slow delivery'] },
} as const satisfies Readonly<
  Record<string, { readonly isPraise: boolean; readonly text: readonly [zh: string, en: string] }>
>

export type ReviewTag = keyof typeof reviewTags

export const reviewTagCodes = Object.keys(reviewTags) as [ReviewTag, ...ReviewTag[]]

/** Of one review. */
export const maxReviewTags = 5

/** Those that go with so many stars: praise from four on, what is missed up to two. */
export function tagsFor(star: number): ReviewTag[] {
  return reviewTagCodes.filter((code) => (reviewTags[code].isPraise ? star >= 3 : star <= 3))
}
