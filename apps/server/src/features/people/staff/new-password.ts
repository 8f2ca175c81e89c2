import { randomText } from '#platform/secrets.ts'

/** Letters that are not mistaken for each other when somebody types them. */
export const clearLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password for somebody's first sign-in. */
export const newPassword = () => randomText(12, clearLetters)
