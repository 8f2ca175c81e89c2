export { queueRevoking } from './apple-grant.service.ts'
export { jsapiTicketOf, withAccessToken } from './weixin-token.service.ts'
