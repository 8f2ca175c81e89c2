export { Picture, type PictureProps } from './picture.tsx'
export { PictureUrlProvider } from './picture-urls.tsx'
