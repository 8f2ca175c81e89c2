import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As for `expect.poll`: what is waited for comes later on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// Files share a page: what a test wrote into it by hand goes as well, and the language it chose.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  document.documentElement.lang = ''
})
