export { createWechatFapiao } from './wechat/index.ts'
export type { WechatFapiaoConfig } from './wechat/config.ts'
export type * from './port.ts'
