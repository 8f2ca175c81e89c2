/**
 * Journeys without which nothing enters main: who signs in, buys, pays, gives back and is invoiced,
 * in a plain browser and in WeChat, and the operator's part in it; and every page, opened once. All
 * others run with `npm run test:full`.
 */
export const core = [
  'addresses',
  'buy',
  'coupon',
  'hosts-weixin',
  'invoice',
  'money',
  'operator',
  'pages',
  'pay',
  'promotion',
  'returns',
  'sign-in',
  'transfer',
  'whole-price',
].map((name) => `${name}.spec.ts`)
