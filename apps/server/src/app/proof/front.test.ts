import { expect, it } from 'vitest'
import { requireNginxInCi } from '../testing/test-front.ts'

it('a run of CI without nginx ends in words, and one at home takes a proxy of its own', () => {
  expect(() => requireNginxInCi('true')).toThrow('nginx is not installed')
  expect(() => requireNginxInCi(undefined)).not.toThrow()
  expect(() => requireNginxInCi('false')).not.toThrow()
})
