import '@mallard/ui/tokens.css'
import { createRenderer } from '#app/renderer.tsx'
import { pageTitles, screens } from './screens.ts'

export const { render, queryNames } = createRenderer(screens, pageTitles)
