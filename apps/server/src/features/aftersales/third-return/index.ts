import './third-return.tables.ts'

export type { Guest } from './access.repo.ts'
export { findElsewhere } from './access.service.ts'
export { guestOf, provedPhone, provePhone } from './proof.service.ts'
