export type { Answer } from '../answer.ts'
export type * from './port.ts'
export type { AliyunSmsConfig } from './aliyun/config.ts'
export { createAliyunSms } from './aliyun/index.ts'
