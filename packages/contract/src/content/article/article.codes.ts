/** What became of an article: `scheduled` is published with a moment that is still to come. */
export const articleStates = ['draft', 'scheduled', 'published', 'down'] as const
export type ArticleState = (typeof articleStates)[number]

/** 0 waits to be looked at, 1 shown, 2 hidden. */
export const commentStates = { waiting: 0, shown: 1, hidden: 2 } as const

/** Letters of a comment (content-and-service.md §2). */
export const commentLength = 300

/** Seconds between two comments of a member. */
export const commentPause = 10

/** Replies that stand below a comment before one asks for more. */
export const repliesShown = 2
