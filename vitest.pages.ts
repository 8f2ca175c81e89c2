import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As for `expect.poll`: what is waited for comes later on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
