export { ActionBar } from './action-bar.tsx'
