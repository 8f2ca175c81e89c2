export { tilesFor } from './article.service.ts'
export { lightPictures } from './article.rules.ts'
