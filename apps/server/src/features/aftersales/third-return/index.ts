import './third-return.tables.ts'

export { findElsewhere } from './access.service.ts'
export { guestOf, provePhone } from './proof.service.ts'
