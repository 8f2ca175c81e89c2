export { EngineLists } from './engine-lists.service.ts'
export { keptWord } from './kept-word.ts'
export { cardsOf, firstCards } from './list.service.ts'
export { ListingFollower } from './list-index.service.ts'
