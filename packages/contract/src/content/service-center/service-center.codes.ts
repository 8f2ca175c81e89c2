/** Kinds of articles, in the order of the service centre. */
export const articleKinds = ['question', 'instruction', 'knowledge', 'policy'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** Letters of a list's summary. */
export const summaryLength = 80
