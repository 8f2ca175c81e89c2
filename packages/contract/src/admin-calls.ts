import { adminCalls } from './admin-calls.gen.ts'

/** Every call of the back office; ours alone, so the specification's list does not know them. */
export { adminCalls }

export type AdminCalls = typeof adminCalls
