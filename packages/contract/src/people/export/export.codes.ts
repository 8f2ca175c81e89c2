/** What can be exported; each feature that has one of them says what its rows are. */
export const exportKinds = [
  'orders',
  'payments',
  'days',
  'bills',
  'goods',
  'members',
  'withdrawals',
] as const
export type ExportKindCode = (typeof exportKinds)[number]

/** waiting, writing, ready; or failed, cancelled, and expired: its file was deleted. */
export const exportStates = [
  'waiting',
  'writing',
  'ready',
  'failed',
  'cancelled',
  'expired',
] as const
export type ExportState = (typeof exportStates)[number]

/** Why one failed: the store of files was away for too long, or something of ours is wrong. */
export const exportFaults = ['storage', 'fault'] as const
export type ExportFault = (typeof exportFaults)[number]

/** Days that a file can be fetched. */
export const exportDays = 3
/** Minutes that an address of a file is good for. */
export const exportLinkMinutes = 5
/** Exports of one person that wait or are written at the same time. */
export const maxOpenExports = 5
/** Days of a period, from the first to the last. */
export const maxExportDays = 1100
