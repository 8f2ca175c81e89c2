export { Burst } from './burst.tsx'
