export { setUpPromotion } from './promotion-admin.service.ts'
