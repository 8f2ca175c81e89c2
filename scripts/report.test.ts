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
        file: 'cart.test.ts',
        name: 'cart.test.ts: a cart adds up',
        lines: ['AssertionError: expected 3 to be 4', '    at /shop/cart.test.ts:7:3'],
      },
    ],
    quarantined: [],
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
      { file: 'cart.test.ts', name: 'cart.test.ts', lines: ['Cannot find module'] },
      { file: 'order.test.ts', name: 'order.test.ts', lines: ['Hook timed out'] },
    ],
    quarantined: [],
  })
})

it('sets apart what is quarantined, by file and title, and nothing beside it', () => {
  const failing = (fullName: string) => ({ fullName, status: 'failed', failureMessages: ['late'] })
  const report = {
    numPassedTests: 0,
    testResults: [
      {
        name: '/shop/cart.test.ts',
        status: 'failed',
        assertionResults: [failing('a cart adds up'), failing('a cart is kept')],
      },
    ],
  }
  const { failed, failures, quarantined } = readReport(report, '/shop', [
    { test: 'cart.test.ts: a cart is kept' },
    { test: 'order.test.ts: a cart adds up' },
  ])
  expect({ failed, failures: failures.map(({ name }) => name) }).toEqual({
    failed: 1,
    failures: ['cart.test.ts: a cart adds up'],
  })
  expect(quarantined.map(({ name }) => name)).toEqual(['cart.test.ts: a cart is kept'])
})
