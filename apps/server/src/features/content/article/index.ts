export { lightPictures } from './article.rules.ts'
