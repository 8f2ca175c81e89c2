export { Stars, type StarsProps } from './stars.tsx'
export { StarsInput, type StarsInputProps } from './stars-input.tsx'
