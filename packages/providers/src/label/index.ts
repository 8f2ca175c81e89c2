export type * from './port.ts'
export { createKuaidi100Labels, type LabelConfig } from './kuaidi100/index.ts'
