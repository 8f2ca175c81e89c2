import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The tests of the rules that `npm run test:mutation` alters: none needs a database or a server, so
 * each alteration is tried in a moment.
 */
export default defineConfig({
  // The copy that is altered, not the packages that node_modules links to.
  resolve: {
    alias: [
      { find: /^@mallard\/kernel$/, replacement: at('packages/kernel/src/index.ts') },
      { find: /^@mallard\/(contract|testing)\/(.*)$/, replacement: at('packages/$1/src/$2.ts') },
    ],
  },
  test: {
    testTimeout: 30_000,
    env: { BASKETS: process.env['BASKETS'] ?? '300' },
    include: [
      'packages/kernel/src/*.test.ts',
      'packages/contract/src/trade/order/returnable.test.ts',
      'apps/server/src/features/*/{promotion,coupon,points,checkout,payment,order,shipping,returns,voucher,staff}/*.{rules,states}.test.ts',
      'apps/server/src/features/trade/checkout/deduction.service.test.ts',
      'apps/server/src/platform/http/access.test.ts',
      'apps/server/src/platform/secrets.test.ts',
    ],
  },
})
