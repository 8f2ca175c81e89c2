export type * from './port.ts'
export type { OpenDeviceConfig } from './open/config.ts'
export { createOpenDeviceCloud } from './open/index.ts'
