import './address.tables.ts'

export { addressById, addressesOf } from './address.repo.ts'
export { checkAddress } from './check-address.ts'
