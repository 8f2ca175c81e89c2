import { lazy } from 'react'

/** Fetched ahead by the shell, so that it is there when the line is not. */
export const loadPageFailed = () => import('./page-failed.tsx')

export const PageFailed = lazy(loadPageFailed)
