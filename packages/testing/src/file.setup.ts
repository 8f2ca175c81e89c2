import { afterAll } from 'vitest'
import { endFile } from './after-file.ts'

// Before each test file: modules outlive a file where files share a process, what a file opened
// does not.
afterAll(endFile, 120_000)
