/** Numbers of other platforms' returns begin so in the address. */
export const otherReturn = 'other-'
