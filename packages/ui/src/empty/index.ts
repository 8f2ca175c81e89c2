export { Empty, type EmptyProps } from './empty.tsx'
export { ErrorState, type ErrorStateProps } from './error-state.tsx'
