/** Lists of goods are counted up to this many; a larger total stands for more than these. */
export const maxCounted = 1000
