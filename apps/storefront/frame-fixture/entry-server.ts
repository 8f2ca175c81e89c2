import { pageTitles } from '@mallard/contract/page-titles.gen'
import '@mallard/ui/tokens.css'
import { createRenderer } from '#app/renderer.tsx'
import { screens } from './screens.ts'

export const { render, queryNames } = createRenderer(screens, pageTitles)
