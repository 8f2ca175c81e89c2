export { sendParcelAgain, shipOrder } from './ship.service.ts'
