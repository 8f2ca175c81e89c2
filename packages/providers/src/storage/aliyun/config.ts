import type { Clock } from '@mallard/kernel'
import type { Transport } from '../../http/transport.ts'

export interface OssConfig {
  /**
   * `https://{bucket}.oss-cn-hangzhou.aliyuncs.com`, or the sandbox's; browsers post to it as well.
   */
  readonly bucketUrl: string
  readonly bucket: string
  /** Without `oss-`: `cn-hangzhou`. */
  readonly region: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly clock: Clock
  readonly transport?: Transport
}
