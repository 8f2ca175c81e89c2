/** What a store can be asked about, each over some days. */
export const reportNames = [
  'sales',
  'goods',
  'payments',
  'offers',
  'coupons',
  'provinces',
  'buyers',
  'cohorts',
  'hosts',
  'sources',
  'words',
] as const
export type ReportName = (typeof reportNames)[number]

/** How cells of a column read: words, a day, a month, a number, fen, or a share of 10 000. */
export const cellKinds = ['text', 'day', 'month', 'count', 'money', 'rate'] as const
export type CellKind = (typeof cellKinds)[number]

/** Days that a report may ask for. */
export const maxReportDays = 366
