export type { Acknowledgement, Answer } from '../answer.ts'
export { carriers, type Carrier } from './carriers.ts'
export type * from './port.ts'
export type { Kuaidi100Config } from './kuaidi100/config.ts'
