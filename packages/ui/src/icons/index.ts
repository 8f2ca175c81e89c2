export * from './icons.tsx'
export * from './more-icons.tsx'
