export { searchName, searchTax } from './company.service.ts'
export { keepTitle, titlesOf } from './title.repo.ts'
