// GENERATED from the contract by `npm run gen`; do not edit.

export const staff = {
  login: ['POST', '/admin/api/login'],
  logout: ['POST', '/admin/api/logout'],
  me: ['GET', '/admin/api/me'],
  changePassword: ['POST', '/admin/api/password'],
  list: ['GET', '/admin/api/{p}-{s}/staff'],
  save: ['POST', '/admin/api/{p}-{s}/staff/save'],
  audit: ['GET', '/admin/api/{p}-{s}/audit'],
  auditExport: ['POST', '/admin/api/{p}-{s}/audit/export'],
} as const

export const goodsDesk = {
  list: ['GET', '/admin/api/{p}-{s}/goods'],
  detail: ['GET', '/admin/api/{p}-{s}/goods/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/goods/{id}/save'],
  shelf: ['POST', '/admin/api/{p}-{s}/goods/{id}/shelf'],
  sku: ['POST', '/admin/api/{p}-{s}/sku/{sn}/save'],
} as const

export const orderDesk = {
  list: ['GET', '/admin/api/{p}-{s}/orders'],
  detail: ['GET', '/admin/api/{p}-{s}/orders/{sn}'],
  parcels: ['GET', '/admin/api/{p}-{s}/orders/{sn}/parcels'],
  watchParcel: ['POST', '/admin/api/{p}-{s}/orders/{sn}/parcels/{id}/watch'],
  correctWaybill: ['POST', '/admin/api/{p}-{s}/orders/{sn}/parcels/{id}/waybill'],
  carriers: ['GET', '/admin/api/{p}-{s}/carriers'],
  ship: ['POST', '/admin/api/{p}-{s}/orders/{sn}/ship'],
  remark: ['POST', '/admin/api/{p}-{s}/orders/{sn}/remark'],
  receiver: ['POST', '/admin/api/{p}-{s}/orders/{sn}/receiver'],
  close: ['POST', '/admin/api/{p}-{s}/orders/{sn}/close'],
  repair: ['POST', '/admin/api/{p}-{s}/orders/{sn}/repair'],
} as const

export const shippingDesk = {
  export: ['POST', '/admin/api/{p}-{s}/shipping/export'],
  check: ['POST', '/admin/api/{p}-{s}/shipping/check'],
  list: ['GET', '/admin/api/{p}-{s}/shipping'],
  detail: ['GET', '/admin/api/{p}-{s}/shipping/{id}'],
  rows: ['GET', '/admin/api/{p}-{s}/shipping/{id}/rows'],
  run: ['POST', '/admin/api/{p}-{s}/shipping/{id}/run'],
  result: ['POST', '/admin/api/{p}-{s}/shipping/{id}/result'],
} as const

export const repairDesk = {
  payments: ['GET', '/admin/api/{p}-{s}/payments'],
  ask: ['POST', '/admin/api/{p}-{s}/payments/{payNo}/ask'],
  confirm: ['POST', '/admin/api/{p}-{s}/payments/{payNo}/confirm'],
  refunds: ['GET', '/admin/api/{p}-{s}/refunds'],
  refundAgain: ['POST', '/admin/api/{p}-{s}/refunds/{refundNo}/again'],
  paidOut: ['POST', '/admin/api/{p}-{s}/refunds/{refundNo}/paid-out'],
  proposals: ['GET', '/admin/api/{p}-{s}/money-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/money-proposals/{id}/decide'],
} as const

export const billDesk = {
  days: ['GET', '/admin/api/{p}-{s}/bills'],
  read: ['POST', '/admin/api/{p}-{s}/bills/read'],
  differences: ['GET', '/admin/api/{p}-{s}/bills/differences'],
  ask: ['POST', '/admin/api/{p}-{s}/bills/differences/{id}/ask'],
  note: ['POST', '/admin/api/{p}-{s}/bills/differences/{id}/note'],
} as const

export const operationsDesk = {
  invariants: ['GET', '/admin/api/{p}-{s}/operations/invariants'],
  runInvariants: ['POST', '/admin/api/{p}-{s}/operations/invariants/run'],
  addresses: ['GET', '/admin/api/{p}-{s}/operations/addresses'],
  jobs: ['GET', '/admin/api/{p}-{s}/operations/jobs'],
  deadJobs: ['GET', '/admin/api/{p}-{s}/operations/jobs/dead'],
  retryJob: ['POST', '/admin/api/{p}-{s}/operations/jobs/{id}/retry'],
  discardJob: ['POST', '/admin/api/{p}-{s}/operations/jobs/{id}/discard'],
} as const

export const voucherDesk = {
  list: ['GET', '/admin/api/{p}-{s}/vouchers'],
  detail: ['GET', '/admin/api/{p}-{s}/vouchers/{id}'],
  approve: ['POST', '/admin/api/{p}-{s}/vouchers/{id}/approve'],
  reject: ['POST', '/admin/api/{p}-{s}/vouchers/{id}/reject'],
} as const

export const accountDesk = {
  read: ['GET', '/admin/api/{p}-{s}/transfer-account'],
  propose: ['POST', '/admin/api/{p}-{s}/transfer-account/propose'],
  decide: ['POST', '/admin/api/{p}-{s}/transfer-account/proposals/{id}/decide'],
  stop: ['POST', '/admin/api/{p}-{s}/transfer-account/stop'],
} as const

export const reviewDesk = {
  list: ['GET', '/admin/api/{p}-{s}/reviews'],
  judge: ['POST', '/admin/api/{p}-{s}/reviews/{id}/judge'],
  reward: ['GET', '/admin/api/{p}-{s}/reviews/reward'],
  setReward: ['POST', '/admin/api/{p}-{s}/reviews/reward'],
  reply: ['POST', '/admin/api/{p}-{s}/reviews/{id}/reply'],
} as const

export const returnsDesk = {
  list: ['GET', '/admin/api/{p}-{s}/returns'],
  detail: ['GET', '/admin/api/{p}-{s}/returns/{applyId}'],
  agree: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/agree'],
  refuse: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/refuse'],
  receive: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/receive'],
  refuseReceipt: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/refuse-receipt'],
  sendAgain: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/send-again'],
  transferred: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/transferred'],
  bookPickup: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/pickup'],
  cancelPickup: ['POST', '/admin/api/{p}-{s}/returns/{applyId}/pickup/cancel'],
} as const

export const thirdReturnDesk = {
  list: ['GET', '/admin/api/{p}-{s}/third-returns'],
  detail: ['GET', '/admin/api/{p}-{s}/third-returns/{applyId}'],
  agree: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/agree'],
  refuse: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/refuse'],
  receive: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/receive'],
  refuseReceipt: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/refuse-receipt'],
  transferred: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/transferred'],
  replaced: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/replaced'],
  tellAgain: ['POST', '/admin/api/{p}-{s}/third-returns/{applyId}/tell-again'],
  picturePolicy: ['GET', '/admin/api/{p}-{s}/third-returns-pictures/policy'],
  pictureDone: ['POST', '/admin/api/{p}-{s}/third-returns-pictures/done'],
} as const

export const promotionDesk = {
  list: ['GET', '/admin/api/{p}-{s}/promotions'],
  detail: ['GET', '/admin/api/{p}-{s}/promotions/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/promotion/save'],
  close: ['POST', '/admin/api/{p}-{s}/promotions/{id}/close'],
  clashes: ['POST', '/admin/api/{p}-{s}/promotion/clashes'],
  trial: ['POST', '/admin/api/{p}-{s}/promotion/trial'],
  skus: ['GET', '/admin/api/{p}-{s}/promotion/skus'],
  levels: ['GET', '/admin/api/{p}-{s}/promotion/levels'],
} as const

export const levelPriceDesk = {
  list: ['GET', '/admin/api/{p}-{s}/level-prices'],
  save: ['POST', '/admin/api/{p}-{s}/level-prices/save'],
  share: ['POST', '/admin/api/{p}-{s}/level-prices/share'],
} as const

export const couponDesk = {
  list: ['GET', '/admin/api/{p}-{s}/coupons'],
  detail: ['GET', '/admin/api/{p}-{s}/coupons/{id}'],
  preview: ['POST', '/admin/api/{p}-{s}/coupons/preview'],
  create: ['POST', '/admin/api/{p}-{s}/coupons'],
  close: ['POST', '/admin/api/{p}-{s}/coupons/{id}/close'],
  issue: ['POST', '/admin/api/{p}-{s}/coupons/{id}/issue'],
  scanCode: ['POST', '/admin/api/{p}-{s}/coupons/{id}/scan-code'],
  held: ['GET', '/admin/api/{p}-{s}/coupons/{id}/held'],
  void: ['POST', '/admin/api/{p}-{s}/coupons/held/{id}/void'],
} as const

export const memberDesk = {
  list: ['GET', '/admin/api/{p}-{s}/members'],
  detail: ['GET', '/admin/api/{p}-{s}/members/{memberId}'],
} as const

export const agreementDesk = {
  list: ['GET', '/admin/api/{p}-{s}/agreements'],
  publish: ['POST', '/admin/api/{p}-{s}/agreements/{code}/publish'],
} as const

export const levelDesk = {
  list: ['GET', '/admin/api/{p}-{s}/levels'],
  save: ['POST', '/admin/api/{p}-{s}/level/save'],
  remove: ['POST', '/admin/api/{p}-{s}/level/remove'],
} as const

export const pointsDesk = {
  read: ['GET', '/admin/api/{p}-{s}/points/{memberId}'],
  adjust: ['POST', '/admin/api/{p}-{s}/points/{memberId}/adjust'],
  waiting: ['GET', '/admin/api/{p}-{s}/points-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/points-proposals/{id}/decide'],
} as const

export const trackingDesk = {
  visits: ['GET', '/admin/api/{p}-{s}/visits'],
} as const

export const shareDesk = {
  shares: ['GET', '/admin/api/{p}-{s}/shares'],
} as const

export const invoiceDesk = {
  list: ['GET', '/admin/api/{p}-{s}/invoices'],
  export: ['POST', '/admin/api/{p}-{s}/invoices/export'],
  retryAll: ['POST', '/admin/api/{p}-{s}/invoices/retry-all'],
  detail: ['GET', '/admin/api/{p}-{s}/invoices/{id}'],
  issue: ['POST', '/admin/api/{p}-{s}/invoices/{id}/issue'],
  retry: ['POST', '/admin/api/{p}-{s}/invoices/{id}/retry'],
  reject: ['POST', '/admin/api/{p}-{s}/invoices/{id}/reject'],
  mail: ['POST', '/admin/api/{p}-{s}/invoices/{id}/mail'],
  reverse: ['POST', '/admin/api/{p}-{s}/invoices/{id}/reverse'],
} as const
