import { expect, it } from 'vitest'
import { readReport } from './report.mjs'

const passing = { fullName: 'adds up', status: 'passed', failureMessages: [] }

it('names each test that failed, with the sentence and the place', () => {
  const failing = {
    fullName: 'a cart adds up',
    status: 'failed',
    failureMessages: [
      'AssertionError: \u001b[31mexpected 3 to be 4\u001b[39m\n\n    at /shop/node_modules/vitest/x.js:1:1\n    at /shop/cart.test.ts:7:3',
    ],
  }
  expect(
    readReport(
      {
        numPassedTests: 1,
        testResults: [
          { name: '/shop/cart.test.ts', status: 'failed', assertionResults: [passing, failing] },
        ],
      },
      '/shop',
    ),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        name: 'cart.test.ts: a cart adds up',
        lines: ['AssertionError: expected 3 to be 4', '    at /shop/cart.test.ts:7:3'],
      },
    ],
  })
})

it('counts a file that could not be read, or whose hooks failed, as a failure', () => {
  const broken = {
    name: '/shop/cart.test.ts',
    status: 'failed',
    message: 'Cannot find module',
    assertionResults: [],
  }
  const hooks = {
    name: '/shop/order.test.ts',
    status: 'failed',
    message: 'Hook timed out',
    assertionResults: [passing],
  }
  expect(readReport({ numPassedTests: 1, testResults: [broken, hooks] }, '/shop')).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'cart.test.ts', lines: ['Cannot find module'] },
      { name: 'order.test.ts', lines: ['Hook timed out'] },
    ],
  })
})
