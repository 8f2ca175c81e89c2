/** What a server needs to talk to the sandbox, in the shapes of the adapters' configurations. */
export interface SandboxKeys {
  /** Guards `/_ctl`: `Authorization: Bearer …`. */
  readonly controlToken: string
  readonly wechat: {
    readonly baseUrl: string
    readonly merchantId: string
    readonly merchantSerial: string
    readonly merchantPrivateKey: string
    readonly apiV3Key: string
    readonly platformKeys: Readonly<Record<string, string>>
    readonly appIds: Readonly<Record<'JSAPI' | 'MINI' | 'H5' | 'WAP' | 'APP' | 'MALLAPP', string>>
  }
  readonly alipay: {
    readonly gateway: string
    readonly appId: string
    readonly sellerId: string
    readonly privateKey: string
    readonly alipayPublicKey: string
  }
  readonly sms: {
    readonly endpoint: string
    readonly accessKeyId: string
    readonly accessKeySecret: string
    readonly signName: string
    readonly templates: Readonly<Record<'loginCode' | 'bindCode' | 'cancelCode' | 'returnCode', string>>
  }
  readonly express: {
    readonly baseUrl: string
    readonly key: string
    readonly customer: string
    readonly salt: string
  }
}
