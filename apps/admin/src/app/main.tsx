import { keepTexts } from '@mallard/ui/translation'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './admin.css'
import { Admin } from './admin.tsx'
import { LocaleRoot } from './locale-root.tsx'
import { signStyles } from './sign-styles.ts'
import { adminQueries } from './query-client.ts'

signStyles()
keepTexts()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={adminQueries()}>
        <LocaleRoot>
          <Admin />
        </LocaleRoot>
      </QueryClientProvider>
    </StrictMode>,
  )
}
