export * from './icons.tsx'
export * from './late-icons.tsx'
export * from './more-icons.tsx'
