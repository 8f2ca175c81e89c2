export type { DigestDay, DigestPart } from './digest.rules.ts'
