export { cardsOf, firstCards } from './list.service.ts'
