import type { WechatPayConfig } from '../../pay/wechat/config.ts'

/** The merchant is the one of WeChat Pay; invoices add what the tax side wants to know. */
export interface WechatFapiaoConfig extends Omit<WechatPayConfig, 'appIds' | 'refundNotifyUrl'> {
  /** 19 digits: the tax category of what the shop sells. */
  readonly taxCode: string
  /** Ten-thousandths: 1300 is 13 %. */
  readonly taxRate: number
}
