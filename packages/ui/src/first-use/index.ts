export { onFirstUse, optional } from './first-use.tsx'
