import type { WechatPayConfig } from '../../pay/wechat/config.ts'

/** The merchant is the one of WeChat Pay. */
export type WechatFapiaoConfig = Omit<WechatPayConfig, 'appIds' | 'refundNotifyUrl'>
