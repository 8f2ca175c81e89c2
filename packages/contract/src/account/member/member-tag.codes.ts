/** What a tag is drawn in. */
export const tagColors = ['grey', 'blue', 'green', 'amber', 'red', 'accent'] as const
export type TagColor = (typeof tagColors)[number]

/** Most tags that a member has. */
export const maxTags = 20
