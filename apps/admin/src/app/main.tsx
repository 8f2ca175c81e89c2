import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './desk.css'
import { Desk } from './desk.tsx'
import { LocaleRoot } from './locale-root.tsx'
import { signStyles } from './sign-styles.ts'
import { deskQueries } from './query-client.ts'

signStyles()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={deskQueries()}>
        <LocaleRoot>
          <Desk />
        </LocaleRoot>
      </QueryClientProvider>
    </StrictMode>,
  )
}
