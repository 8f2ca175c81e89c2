export type { Acknowledgement, Answer } from '../answer.ts'
export type * from './port.ts'
export type { Kuaidi100Config } from './kuaidi100/config.ts'
export { createKuaidi100 } from './kuaidi100/index.ts'
