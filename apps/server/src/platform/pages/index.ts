export { callInside, type CallInside } from './page-calls.ts'
export { pagesPlugin } from './pages-plugin.ts'
