export { countCollection } from './collection.repo.ts'
