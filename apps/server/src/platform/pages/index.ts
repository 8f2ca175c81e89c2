export { callInside, type CallInside, type Visit } from './page-calls.ts'
export { pagesPlugin, type PagesOptions } from './pages-plugin.ts'
