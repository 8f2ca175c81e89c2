import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As for `expect.poll`: what is waited for comes later on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// antd writes thousands of rules, and each look at a computed style goes through all of them, also
// those of the files before: most of the time of these tests, which ask nothing of the looks.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null })

// Files share a page: what a test wrote into it by hand goes as well, what the page kept, and the
// language it chose. A question that nobody answered is answered no: one that is being asked is not
// asked again.
afterEach(() => {
  cleanup()
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  document.body.replaceChildren()
  document.documentElement.lang = ''
  sessionStorage.clear()
  localStorage.clear()
})
