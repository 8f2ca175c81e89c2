export { offeredCarrier, offeredCarriers } from './carrier.service.ts'
