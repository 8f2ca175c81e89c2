export type * from './port.ts'
export type { SmtpConfig } from './smtp/config.ts'
export { createSmtp } from './smtp/index.ts'
