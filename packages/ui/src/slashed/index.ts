/** Words with slashes between them, as of a variant. A slash stays with what it follows. */
export const slashed = (words: string): string => words.replaceAll(' / ', '\u00A0/ ')
