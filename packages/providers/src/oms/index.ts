export type * from './port.ts'
export type { OpenOmsConfig } from './open/config.ts'
export { createOpenOms } from './open/index.ts'
