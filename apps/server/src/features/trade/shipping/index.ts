import './parcel.events.ts'

export { sendParcelAgain, shipOrder } from './ship.service.ts'
