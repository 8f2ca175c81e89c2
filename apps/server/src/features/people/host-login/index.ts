export { queueRevoking } from './apple-grant.service.ts'
export { jsapiTicketOf } from './weixin-token.service.ts'
