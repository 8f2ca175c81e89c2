export { segmentSource } from './reach.service.ts'
