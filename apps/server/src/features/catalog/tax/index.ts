export { usualTaxOf } from './tax.service.ts'
