export type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'
export type * from './port.ts'
export type { AlipayConfig } from './alipay/config.ts'
export type { WechatPayConfig } from './wechat/config.ts'
