export type * from './port.ts'
export type { PickupConfig } from './kuaidi100/config.ts'
export { createKuaidi100Pickup } from './kuaidi100/index.ts'
