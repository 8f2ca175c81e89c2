/** What feedback is about. */
export const feedbackTypes = ['goods', 'delivery', 'service', 'shop', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** 0 new → 1 answered → 2 closed; what needs no answer is closed at once. */
export const feedbackStates = { waiting: 0, answered: 1, closed: 2 } as const

/** Pictures of one feedback. */
export const maxFeedbackPics = 6
