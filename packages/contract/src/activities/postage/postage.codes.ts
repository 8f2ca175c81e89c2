import { minute } from '@mallard/kernel'

/** Who may take one: everybody, or members who never paid for anything with this partner. */
export const postageAudiences = ['all', 'new'] as const
export type PostageAudience = (typeof postageAudiences)[number]

/** How a visitor stands to a trial. */
export const postageParts = ['visitor', 'open', 'joined', 'notNew'] as const
export type PostagePart = (typeof postageParts)[number]

/** Milliseconds in which a trial is to be paid (domain.md §6). */
export const payWithin = 10 * minute
