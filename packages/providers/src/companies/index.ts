export type * from './port.ts'
export type { QccConfig } from './qcc/config.ts'
export { createQcc } from './qcc/index.ts'
export { remembered } from './remembered.ts'
