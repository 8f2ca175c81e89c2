/**
 * Journeys without which nothing enters main: who signs in, buys, pays, gives back and is invoiced,
 * in each host, and the operator's part in it; and every page, opened once, those of one's own by
 * strangers too. All others run with `npm run test:full`.
 */
export const core = [
  'addresses',
  'buy',
  'coupon',
  'hosts',
  'hosts-weixin',
  'invoice',
  'money',
  'operator',
  'pages',
  'pay',
  'promotion',
  'returns',
  'sign-in',
  'signed-out',
  'transfer',
  'whole-price',
].map((name) => `${name}.spec.ts`)
