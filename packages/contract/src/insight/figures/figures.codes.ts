/** What the home page looks at: a day until now or whole, or as many days with today. */
export const figureSpans = ['today', 'yesterday', 'week', 'month'] as const
export type FigureSpan = (typeof figureSpans)[number]

/** This store, or all of the brand's that one may see. */
export const figureReaches = ['store', 'all'] as const
export type FigureReach = (typeof figureReaches)[number]
