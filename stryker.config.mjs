/**
 * Mutation testing of the rules about money, stock, payment and rights, by their own tests alone:
 * `npm run test:mutation` (docs/reliability.md). What needs a database is proved by the other
 * tests.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.ts', related: false },
  mutate: [
    'packages/kernel/src/{money,states}.ts',
    'packages/contract/src/trade/order/returnable.ts',
    'apps/server/src/features/pricing/promotion/**/*.rules.ts',
    '!apps/server/src/features/pricing/promotion/{words,clash}.rules.ts',
    'apps/server/src/features/pricing/coupon/{coupon,setup}.rules.ts',
    'apps/server/src/features/pricing/points/{points,level}.rules.ts',
    'apps/server/src/features/trade/checkout/checkout.rules.ts',
    'apps/server/src/features/trade/payment/{attempt.rules,payment.states}.ts',
    'apps/server/src/features/trade/order/order.states.ts',
    'apps/server/src/features/trade/order-admin/to-ship.rules.ts',
    'apps/server/src/features/trade/shipping/ship.rules.ts',
    'apps/server/src/features/aftersales/returns/{ways.rules,returns.states}.ts',
    'apps/server/src/features/trade/voucher/voucher.rules.ts',
    'apps/server/src/features/people/staff/proposal.rules.ts',
    'apps/server/src/platform/http/access.ts',
    'apps/server/src/platform/secrets.ts',
  ],
  // Words are not what is proved here: what is shown is compared by the tests of pages and calls.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
  timeoutMS: 20_000,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.stryker-tmp/mutation.json' },
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    reportTests: false,
    reportMutants: true,
  },
  tempDirName: '.stryker-tmp',
  ignorePatterns: [
    'dist',
    'dist-*',
    'docs',
    'e2e',
    'bench',
    'shop-data/pictures',
    'apps/storefront',
    'apps/admin',
    'packages/ui',
    'packages/host',
  ],
  thresholds: { high: 95, low: 85, break: 85 },
}
