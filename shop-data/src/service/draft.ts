import type { PartnerId, Text } from '../world.ts'

/** An article of the service centre. */
interface DemoServiceArticle {
  readonly partnerId: PartnerId
  readonly kind: 'question' | 'instruction' | 'knowledge' | 'policy'
  readonly title: Text
  /** Rich text. */
  readonly text: Text
  /** Codes of categories. */
  readonly categories: readonly string[]
  readonly productSn?: string
  /** What was counted before the shop opens. */
  readonly reads: number
  readonly votes: readonly [helpful: number, unhelpful: number]
}

type Kind = DemoServiceArticle['kind']

/** An article of the service centre as it is written down here. */
export interface ArticleDraft {
  readonly title: readonly [zh: string, en: string]
  readonly zh: string
  readonly en: string
  readonly categories?: readonly string[]
  readonly productSn?: string
  readonly reads: number
  readonly votes?: readonly [helpful: number, unhelpful: number]
}

export const articlesOf = (
  partnerId: DemoServiceArticle['partnerId'],
  kind: Kind,
  drafts: readonly ArticleDraft[],
): DemoServiceArticle[] =>
  drafts.map(({ title: [zh, en], categories = [], productSn, reads, votes = [0, 0], ...text }) => ({
    partnerId,
    kind,
    title: { zh, en },
    text: { zh: text.zh.trim(), en: text.en.trim() },
    categories,
    ...(productSn !== undefined && { productSn }),
    reads,
    votes,
  }))
