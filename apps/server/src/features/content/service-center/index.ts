export { manualOfGoods, ownersOfManual } from './manual.repo.ts'
export { manualOf, manualsOf } from './manual.service.ts'
