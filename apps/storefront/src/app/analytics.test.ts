// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rememberChoice } from '#platform/privacy.ts'
import { injectAnalytics } from './analytics.ts'

const address = 'https://analytics.example/a.js'
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${address}"]`)]
let move: () => void = () => undefined
const navigator = {
  subscribe(listener: () => void) {
    move = listener
    return () => (move = () => undefined)
  },
}

beforeEach(() => localStorage.clear())
afterEach(() => scripts().forEach((script) => script.remove()))

describe('third-party analytics', () => {
  it('are not loaded before the shopper has agreed, nor after a refusal', () => {
    injectAnalytics(address, navigator)
    move()
    expect(scripts()).toHaveLength(0)
    rememberChoice('analytics', false)
    move()
    expect(scripts()).toHaveLength(0)
  })

  it('are put in again after each navigation, once', () => {
    rememberChoice('analytics', true)
    injectAnalytics(address, navigator)
    const first = scripts()
    expect(first).toHaveLength(1)
    move()
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]).not.toBe(first[0])
  })

  it('end with the next page when the shopper takes the consent back', () => {
    rememberChoice('analytics', true)
    injectAnalytics(address, navigator)
    rememberChoice('analytics', false)
    move()
    expect(scripts()).toHaveLength(0)
  })
})
