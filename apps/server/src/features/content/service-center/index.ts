export { manualOf, manualsOf } from './manual.service.ts'
