// GENERATED from the contract by `npm run gen`; do not edit.

export const approval = {
  rules: ['GET', '/admin/api/{p}-{s}/approval-rules'],
  save: ['POST', '/admin/api/{p}-{s}/approval-rules/save'],
  code: ['POST', '/admin/api/approval-code'],
  phone: ['POST', '/admin/api/approval-phone'],
} as const

export const role = {
  list: ['GET', '/admin/api/{p}-{s}/roles'],
  save: ['POST', '/admin/api/{p}-{s}/roles/save'],
  remove: ['POST', '/admin/api/{p}-{s}/roles/remove'],
} as const

export const secondFactor = {
  mine: ['GET', '/admin/api/second-factor'],
  begin: ['POST', '/admin/api/second-factor/begin'],
  confirm: ['POST', '/admin/api/second-factor/confirm'],
  codes: ['POST', '/admin/api/second-factor/codes'],
  off: ['POST', '/admin/api/second-factor/off'],
  team: ['GET', '/admin/api/{p}-{s}/second-factor/team'],
  saveRule: ['POST', '/admin/api/{p}-{s}/second-factor/rule'],
  reset: ['POST', '/admin/api/{p}-{s}/second-factor/reset'],
} as const

export const staff = {
  login: ['POST', '/admin/api/login'],
  logout: ['POST', '/admin/api/logout'],
  me: ['GET', '/admin/api/me'],
  changePassword: ['POST', '/admin/api/password'],
  sessions: ['GET', '/admin/api/sessions'],
  endSession: ['POST', '/admin/api/session/end'],
  newSignIns: ['GET', '/admin/api/sign-ins'],
  knowSignIns: ['POST', '/admin/api/sign-ins/known'],
  list: ['GET', '/admin/api/{p}-{s}/staff'],
  save: ['POST', '/admin/api/{p}-{s}/staff/save'],
  approvals: ['GET', '/admin/api/{p}-{s}/approvals'],
  audit: ['GET', '/admin/api/{p}-{s}/audit'],
  auditExport: ['POST', '/admin/api/{p}-{s}/audit/export'],
  peopleReads: ['GET', '/admin/api/{p}-{s}/people-reads'],
} as const

export const brandAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/brand'],
  save: ['POST', '/admin/api/{p}-{s}/brand/save'],
} as const

export const houseBrands = {
  list: ['GET', '/admin/api/{p}-{s}/brands'],
  create: ['POST', '/admin/api/{p}-{s}/brand/create'],
} as const

export const openingAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/opening'],
} as const

export const storeAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/stores'],
  save: ['POST', '/admin/api/{p}-{s}/store/save'],
  saveTimes: ['POST', '/admin/api/{p}-{s}/store/times'],
  saveLegal: ['POST', '/admin/api/{p}-{s}/store/legal'],
  saveSending: ['POST', '/admin/api/{p}-{s}/store/sending'],
  savePromises: ['POST', '/admin/api/{p}-{s}/store/promises'],
  create: ['POST', '/admin/api/{p}-{s}/store/create'],
} as const

export const exportAdmin = {
  offers: ['GET', '/admin/api/{p}-{s}/exports/offers'],
  list: ['GET', '/admin/api/{p}-{s}/exports'],
  create: ['POST', '/admin/api/{p}-{s}/exports/create'],
  cancel: ['POST', '/admin/api/{p}-{s}/exports/{id}/cancel'],
  link: ['POST', '/admin/api/{p}-{s}/exports/{id}/link'],
} as const

export const noticeTemplateAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/notice-templates'],
  save: ['POST', '/admin/api/{p}-{s}/notice-templates/save'],
} as const

export const alertAdmin = {
  unread: ['GET', '/admin/api/{p}-{s}/alerts/unread'],
  list: ['GET', '/admin/api/{p}-{s}/alerts'],
  read: ['POST', '/admin/api/{p}-{s}/alerts/{id}/read'],
  readAll: ['POST', '/admin/api/{p}-{s}/alerts/read-all'],
} as const

export const robotAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/robots'],
  save: ['POST', '/admin/api/{p}-{s}/robots/save'],
  remove: ['POST', '/admin/api/{p}-{s}/robots/{id}/remove'],
  test: ['POST', '/admin/api/{p}-{s}/robots/{id}/test'],
} as const

export const floorAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/floor'],
  save: ['POST', '/admin/api/{p}-{s}/floor/{memberId}'],
} as const

export const standingAdmin = {
  set: ['POST', '/admin/api/{p}-{s}/members/{memberId}/standing'],
} as const

export const freightAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/freight-templates'],
  save: ['POST', '/admin/api/{p}-{s}/freight-templates/save'],
  remove: ['POST', '/admin/api/{p}-{s}/freight-templates/{id}/remove'],
} as const

export const levelPriceAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/level-prices'],
  save: ['POST', '/admin/api/{p}-{s}/level-prices/save'],
  share: ['POST', '/admin/api/{p}-{s}/level-prices/share'],
} as const

export const promotionAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/promotions'],
  detail: ['GET', '/admin/api/{p}-{s}/promotions/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/promotion/save'],
  close: ['POST', '/admin/api/{p}-{s}/promotions/{id}/close'],
  clashes: ['POST', '/admin/api/{p}-{s}/promotion/clashes'],
  trial: ['POST', '/admin/api/{p}-{s}/promotion/trial'],
  skus: ['GET', '/admin/api/{p}-{s}/promotion/skus'],
  levels: ['GET', '/admin/api/{p}-{s}/promotion/levels'],
} as const

export const couponAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/coupons'],
  detail: ['GET', '/admin/api/{p}-{s}/coupons/{id}'],
  preview: ['POST', '/admin/api/{p}-{s}/coupons/preview'],
  create: ['POST', '/admin/api/{p}-{s}/coupons'],
  close: ['POST', '/admin/api/{p}-{s}/coupons/{id}/close'],
  issue: ['POST', '/admin/api/{p}-{s}/coupons/{id}/issue'],
  waiting: ['GET', '/admin/api/{p}-{s}/coupon-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/coupon-proposals/{id}/decide'],
  scanCode: ['POST', '/admin/api/{p}-{s}/coupons/{id}/scan-code'],
  held: ['GET', '/admin/api/{p}-{s}/coupons/{id}/held'],
  void: ['POST', '/admin/api/{p}-{s}/coupons/held/{id}/void'],
} as const

export const levelAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/levels'],
  save: ['POST', '/admin/api/{p}-{s}/level/save'],
  remove: ['POST', '/admin/api/{p}-{s}/level/remove'],
} as const

export const pointsAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/points/{memberId}'],
  adjust: ['POST', '/admin/api/{p}-{s}/points/{memberId}/adjust'],
  waiting: ['GET', '/admin/api/{p}-{s}/points-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/points-proposals/{id}/decide'],
} as const

export const pointsRules = {
  read: ['GET', '/admin/api/{p}-{s}/points-rules'],
  save: ['POST', '/admin/api/{p}-{s}/points-rules/save'],
} as const

export const mediaAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/media'],
  folders: ['GET', '/admin/api/{p}-{s}/media-folders'],
  detail: ['GET', '/admin/api/{p}-{s}/media/{id}'],
  uses: ['GET', '/admin/api/{p}-{s}/media/{id}/uses'],
  policy: ['GET', '/admin/api/{p}-{s}/media-upload/policy'],
  add: ['POST', '/admin/api/{p}-{s}/media-upload/done'],
  save: ['POST', '/admin/api/{p}-{s}/media/{id}/save'],
  replace: ['POST', '/admin/api/{p}-{s}/media/{id}/replace'],
  move: ['POST', '/admin/api/{p}-{s}/media-bulk/move'],
  remove: ['POST', '/admin/api/{p}-{s}/media-bulk/remove'],
  saveFolder: ['POST', '/admin/api/{p}-{s}/media-folders/save'],
  removeFolder: ['POST', '/admin/api/{p}-{s}/media-folders/{id}/remove'],
} as const

export const categoryAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/categories'],
  save: ['POST', '/admin/api/{p}-{s}/categories/save'],
  move: ['POST', '/admin/api/{p}-{s}/categories/{id}/move'],
  remove: ['POST', '/admin/api/{p}-{s}/categories/{id}/remove'],
} as const

export const goodsAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/goods'],
  export: ['POST', '/admin/api/{p}-{s}/goods-export'],
  detail: ['GET', '/admin/api/{p}-{s}/goods/{id}'],
  options: ['GET', '/admin/api/{p}-{s}/goods-options'],
  create: ['POST', '/admin/api/{p}-{s}/goods-new'],
  save: ['POST', '/admin/api/{p}-{s}/goods/{id}/save'],
  matrix: ['POST', '/admin/api/{p}-{s}/goods/{id}/matrix'],
  shelf: ['POST', '/admin/api/{p}-{s}/goods/{id}/shelf'],
  planShelf: ['POST', '/admin/api/{p}-{s}/goods/{id}/shelf-times'],
  planShelves: ['POST', '/admin/api/{p}-{s}/goods/{id}/shelf-times-of-all'],
  videoPolicy: ['GET', '/admin/api/{p}-{s}/goods-video/policy'],
  addVideo: ['POST', '/admin/api/{p}-{s}/goods-video/done'],
  archive: ['POST', '/admin/api/{p}-{s}/goods/{id}/archive'],
  remove: ['POST', '/admin/api/{p}-{s}/goods/{id}/remove'],
  sku: ['POST', '/admin/api/{p}-{s}/sku/{sn}/save'],
} as const

export const stockAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/stock'],
  save: ['POST', '/admin/api/{p}-{s}/stock/save'],
  adjust: ['POST', '/admin/api/{p}-{s}/stock/adjust'],
  ledger: ['GET', '/admin/api/{p}-{s}/stock/{id}/ledger'],
} as const

export const taxAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/tax'],
  save: ['POST', '/admin/api/{p}-{s}/tax/save'],
} as const

export const goodsImport = {
  template: ['GET', '/admin/api/{p}-{s}/goods-import-template'],
  list: ['GET', '/admin/api/{p}-{s}/goods-imports'],
  begin: ['POST', '/admin/api/{p}-{s}/goods-imports/begin'],
  check: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/check'],
  choose: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/choose'],
  detail: ['GET', '/admin/api/{p}-{s}/goods-imports/{id}'],
  rows: ['GET', '/admin/api/{p}-{s}/goods-imports/{id}/rows'],
  run: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/run'],
  stop: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/stop'],
  shelve: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/shelve'],
  wrong: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/wrong'],
} as const

export const importAfter = {
  detail: ['GET', '/admin/api/{p}-{s}/goods-imports/{id}/after'],
  beginZip: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/zip'],
  readZip: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/zip/read'],
  fetchAgain: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/fetch-again'],
  takeBack: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/take-back'],
  kept: ['GET', '/admin/api/{p}-{s}/goods-imports/{id}/kept'],
} as const

export const importMapping = {
  columns: ['GET', '/admin/api/{p}-{s}/goods-imports/{id}/columns'],
  map: ['POST', '/admin/api/{p}-{s}/goods-imports/{id}/map'],
  list: ['GET', '/admin/api/{p}-{s}/import-mappings'],
  rename: ['POST', '/admin/api/{p}-{s}/import-mappings/{id}/rename'],
  remove: ['POST', '/admin/api/{p}-{s}/import-mappings/{id}/remove'],
} as const

export const searchAdmin = {
  synonyms: ['GET', '/admin/api/{p}-{s}/search/synonyms'],
  saveSynonyms: ['POST', '/admin/api/{p}-{s}/search/synonyms/save'],
  misses: ['GET', '/admin/api/{p}-{s}/search/misses'],
} as const

export const reviewAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/reviews'],
  judge: ['POST', '/admin/api/{p}-{s}/reviews/{id}/judge'],
  reward: ['GET', '/admin/api/{p}-{s}/reviews/reward'],
  setReward: ['POST', '/admin/api/{p}-{s}/reviews/reward'],
  reply: ['POST', '/admin/api/{p}-{s}/reviews/{id}/reply'],
} as const

export const pageAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/pages'],
  detail: ['GET', '/admin/api/{p}-{s}/pages/{id}'],
  version: ['GET', '/admin/api/{p}-{s}/pages/{id}/versions/{number}'],
  options: ['GET', '/admin/api/{p}-{s}/page-options'],
  create: ['POST', '/admin/api/{p}-{s}/page/create'],
  save: ['POST', '/admin/api/{p}-{s}/pages/{id}/save'],
  draw: ['POST', '/admin/api/{p}-{s}/page/draw'],
  publish: ['POST', '/admin/api/{p}-{s}/pages/{id}/publish'],
  unschedule: ['POST', '/admin/api/{p}-{s}/pages/{id}/unschedule'],
  takeBack: ['POST', '/admin/api/{p}-{s}/pages/{id}/take-back'],
  withdraw: ['POST', '/admin/api/{p}-{s}/pages/{id}/withdraw'],
  preview: ['POST', '/admin/api/{p}-{s}/pages/{id}/preview'],
} as const

export const articleAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/articles'],
  one: ['GET', '/admin/api/{p}-{s}/articles/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/articles/save'],
  publish: ['POST', '/admin/api/{p}-{s}/articles/{id}/publish'],
  remove: ['POST', '/admin/api/{p}-{s}/articles/{id}/remove'],
} as const

export const articleCommentAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/article-comments'],
  judge: ['POST', '/admin/api/{p}-{s}/article-comments/{id}/judge'],
  answer: ['POST', '/admin/api/{p}-{s}/article-comments/{id}/answer'],
  mode: ['GET', '/admin/api/{p}-{s}/article-comments/mode'],
  setMode: ['POST', '/admin/api/{p}-{s}/article-comments/mode'],
} as const

export const feedbackAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/service/feedback'],
  answer: ['POST', '/admin/api/{p}-{s}/service/feedback/{id}/answer'],
  close: ['POST', '/admin/api/{p}-{s}/service/feedback/{id}/close'],
} as const

export const serviceAdmin = {
  articles: ['GET', '/admin/api/{p}-{s}/service/articles'],
  article: ['GET', '/admin/api/{p}-{s}/service/articles/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/service/articles/save'],
  remove: ['POST', '/admin/api/{p}-{s}/service/articles/{id}/remove'],
} as const

export const guideAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/guides'],
  save: ['POST', '/admin/api/{p}-{s}/guides/save'],
  remove: ['POST', '/admin/api/{p}-{s}/guides/{id}/remove'],
} as const

export const kitchenAdmin = {
  kitchen: ['GET', '/admin/api/{p}-{s}/kitchen'],
  saveKitchen: ['POST', '/admin/api/{p}-{s}/kitchen/save'],
  recipes: ['GET', '/admin/api/{p}-{s}/kitchen/recipes'],
  saveRecipe: ['POST', '/admin/api/{p}-{s}/kitchen/recipes/save'],
  removeRecipe: ['POST', '/admin/api/{p}-{s}/kitchen/recipes/{id}/remove'],
} as const

export const diningAdmin = {
  receipts: ['GET', '/admin/api/{p}-{s}/dining/receipts'],
  issue: ['POST', '/admin/api/{p}-{s}/dining/receipts/issue'],
  comments: ['GET', '/admin/api/{p}-{s}/dining/comments'],
  judge: ['POST', '/admin/api/{p}-{s}/dining/comments/{id}/judge'],
} as const

export const orderAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/orders'],
  detail: ['GET', '/admin/api/{p}-{s}/orders/{sn}'],
  beside: ['GET', '/admin/api/{p}-{s}/orders/{sn}/beside'],
  exportChosen: ['POST', '/admin/api/{p}-{s}/orders/export'],
  printed: ['POST', '/admin/api/{p}-{s}/orders/print'],
  parcels: ['GET', '/admin/api/{p}-{s}/orders/{sn}/parcels'],
  watchParcel: ['POST', '/admin/api/{p}-{s}/orders/{sn}/parcels/{id}/watch'],
  correctWaybill: ['POST', '/admin/api/{p}-{s}/orders/{sn}/parcels/{id}/waybill'],
  carriers: ['GET', '/admin/api/{p}-{s}/carriers'],
  ship: ['POST', '/admin/api/{p}-{s}/orders/{sn}/ship'],
  addNote: ['POST', '/admin/api/{p}-{s}/orders/{sn}/notes'],
  flag: ['POST', '/admin/api/{p}-{s}/orders/{sn}/flag'],
  receiver: ['POST', '/admin/api/{p}-{s}/orders/{sn}/receiver'],
  price: ['POST', '/admin/api/{p}-{s}/orders/{sn}/price'],
  close: ['POST', '/admin/api/{p}-{s}/orders/{sn}/close'],
  repair: ['POST', '/admin/api/{p}-{s}/orders/{sn}/repair'],
} as const

export const priceAdmin = {
  waiting: ['GET', '/admin/api/{p}-{s}/price-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/price-proposals/{id}/decide'],
} as const

export const carrierAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/carrier-list'],
  save: ['POST', '/admin/api/{p}-{s}/carrier-list/save'],
} as const

export const shippingAdmin = {
  export: ['POST', '/admin/api/{p}-{s}/shipping/export'],
  check: ['POST', '/admin/api/{p}-{s}/shipping/check'],
  list: ['GET', '/admin/api/{p}-{s}/shipping'],
  detail: ['GET', '/admin/api/{p}-{s}/shipping/{id}'],
  rows: ['GET', '/admin/api/{p}-{s}/shipping/{id}/rows'],
  run: ['POST', '/admin/api/{p}-{s}/shipping/{id}/run'],
  result: ['POST', '/admin/api/{p}-{s}/shipping/{id}/result'],
} as const

export const parcelLabelAdmin = {
  accounts: ['GET', '/admin/api/{p}-{s}/label-accounts'],
  saveAccount: ['POST', '/admin/api/{p}-{s}/label-accounts/save'],
  take: ['POST', '/admin/api/{p}-{s}/orders/{sn}/labels/take'],
  list: ['POST', '/admin/api/{p}-{s}/orders/labels'],
  picture: ['POST', '/admin/api/{p}-{s}/orders/{sn}/labels/{id}/picture'],
  cancel: ['POST', '/admin/api/{p}-{s}/orders/{sn}/labels/{id}/cancel'],
} as const

export const accountAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/transfer-account'],
  propose: ['POST', '/admin/api/{p}-{s}/transfer-account/propose'],
  decide: ['POST', '/admin/api/{p}-{s}/transfer-account/proposals/{id}/decide'],
  stop: ['POST', '/admin/api/{p}-{s}/transfer-account/stop'],
} as const

export const voucherAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/vouchers'],
  detail: ['GET', '/admin/api/{p}-{s}/vouchers/{id}'],
  approve: ['POST', '/admin/api/{p}-{s}/vouchers/{id}/approve'],
  reject: ['POST', '/admin/api/{p}-{s}/vouchers/{id}/reject'],
} as const

export const shipReportAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/ship-reports'],
  again: ['POST', '/admin/api/{p}-{s}/ship-reports/{payNo}/again'],
} as const

export const billAdmin = {
  days: ['GET', '/admin/api/{p}-{s}/bills'],
  read: ['POST', '/admin/api/{p}-{s}/bills/read'],
  differences: ['GET', '/admin/api/{p}-{s}/bills/differences'],
  ask: ['POST', '/admin/api/{p}-{s}/bills/differences/{id}/ask'],
  note: ['POST', '/admin/api/{p}-{s}/bills/differences/{id}/note'],
} as const

export const repairAdmin = {
  payments: ['GET', '/admin/api/{p}-{s}/payments'],
  ask: ['POST', '/admin/api/{p}-{s}/payments/{payNo}/ask'],
  confirm: ['POST', '/admin/api/{p}-{s}/payments/{payNo}/confirm'],
  refunds: ['GET', '/admin/api/{p}-{s}/refunds'],
  refundAgain: ['POST', '/admin/api/{p}-{s}/refunds/{refundNo}/again'],
  paidOut: ['POST', '/admin/api/{p}-{s}/refunds/{refundNo}/paid-out'],
  proposals: ['GET', '/admin/api/{p}-{s}/money-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/money-proposals/{id}/decide'],
} as const

export const shareAdmin = {
  shares: ['GET', '/admin/api/{p}-{s}/shares'],
} as const

export const trackingAdmin = {
  visits: ['GET', '/admin/api/{p}-{s}/visits'],
} as const

export const operationsAdmin = {
  invariants: ['GET', '/admin/api/{p}-{s}/operations/invariants'],
  runInvariants: ['POST', '/admin/api/{p}-{s}/operations/invariants/run'],
  addresses: ['GET', '/admin/api/{p}-{s}/operations/addresses'],
  codeBudget: ['GET', '/admin/api/{p}-{s}/operations/code-budget'],
  jobs: ['GET', '/admin/api/{p}-{s}/operations/jobs'],
  deadJobs: ['GET', '/admin/api/{p}-{s}/operations/jobs/dead'],
  retryJob: ['POST', '/admin/api/{p}-{s}/operations/jobs/{id}/retry'],
  discardJob: ['POST', '/admin/api/{p}-{s}/operations/jobs/{id}/discard'],
} as const

export const figuresAdmin = {
  report: ['GET', '/admin/api/{p}-{s}/reports/{name}'],
  exportReport: ['POST', '/admin/api/{p}-{s}/reports/{name}/export'],
  toDos: ['GET', '/admin/api/{p}-{s}/to-dos'],
  summary: ['GET', '/admin/api/{p}-{s}/figures/summary'],
} as const

export const refundAdmin = {
  options: ['GET', '/admin/api/{p}-{s}/orders/{sn}/refund'],
  refund: ['POST', '/admin/api/{p}-{s}/orders/{sn}/refund'],
  waiting: ['GET', '/admin/api/{p}-{s}/refund-proposals'],
  decide: ['POST', '/admin/api/{p}-{s}/refund-proposals/{id}/decide'],
} as const

export const returnsAdmin = {
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

export const thirdReturnAdmin = {
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

export const invoiceAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/invoices'],
  export: ['POST', '/admin/api/{p}-{s}/invoices/export'],
  retryAll: ['POST', '/admin/api/{p}-{s}/invoices/retry-all'],
  detail: ['GET', '/admin/api/{p}-{s}/invoices/{id}'],
  issue: ['POST', '/admin/api/{p}-{s}/invoices/{id}/issue'],
  retry: ['POST', '/admin/api/{p}-{s}/invoices/{id}/retry'],
  reject: ['POST', '/admin/api/{p}-{s}/invoices/{id}/reject'],
  upload: ['POST', '/admin/api/{p}-{s}/invoices/{id}/upload'],
  file: ['POST', '/admin/api/{p}-{s}/invoices/{id}/file'],
  askBuyer: ['POST', '/admin/api/{p}-{s}/invoices/{id}/ask-buyer'],
  buyerRefused: ['POST', '/admin/api/{p}-{s}/invoices/{id}/buyer-refused'],
  leave: ['POST', '/admin/api/{p}-{s}/invoices/{id}/leave'],
  redden: ['POST', '/admin/api/{p}-{s}/invoices/{id}/redden'],
  mail: ['POST', '/admin/api/{p}-{s}/invoices/{id}/mail'],
  reverse: ['POST', '/admin/api/{p}-{s}/invoices/{id}/reverse'],
} as const

export const invoiceRequestAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/invoice-requests'],
  detail: ['GET', '/admin/api/{p}-{s}/invoice-requests/{id}'],
  issue: ['POST', '/admin/api/{p}-{s}/invoice-requests/{id}/issue'],
  refuse: ['POST', '/admin/api/{p}-{s}/invoice-requests/{id}/refuse'],
} as const

export const conversationAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/service/conversations'],
  detail: ['GET', '/admin/api/{p}-{s}/service/conversations/{id}'],
  answer: ['POST', '/admin/api/{p}-{s}/service/conversations/{id}/answer'],
  read: ['POST', '/admin/api/{p}-{s}/service/conversations/{id}/read'],
  take: ['POST', '/admin/api/{p}-{s}/service/conversations/{id}/take'],
  handOver: ['POST', '/admin/api/{p}-{s}/service/conversations/{id}/hand-over'],
  close: ['POST', '/admin/api/{p}-{s}/service/conversations/{id}/close'],
  open: ['POST', '/admin/api/{p}-{s}/service/chat/open'],
  colleagues: ['GET', '/admin/api/{p}-{s}/service/chat/colleagues'],
  setting: ['GET', '/admin/api/{p}-{s}/service/chat/setting'],
  saveSetting: ['POST', '/admin/api/{p}-{s}/service/chat/setting'],
  picturePolicy: ['GET', '/admin/api/{p}-{s}/service/chat/picture-policy'],
  pictureDone: ['POST', '/admin/api/{p}-{s}/service/chat/picture-done'],
} as const

export const seckillAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/seckills'],
  detail: ['GET', '/admin/api/{p}-{s}/seckills/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/seckill/save'],
  close: ['POST', '/admin/api/{p}-{s}/seckills/{id}/close'],
  clashes: ['POST', '/admin/api/{p}-{s}/seckill/clashes'],
} as const

export const bargainAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/bargains'],
  detail: ['GET', '/admin/api/{p}-{s}/bargains/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/bargain/save'],
  close: ['POST', '/admin/api/{p}-{s}/bargains/{id}/close'],
  rooms: ['GET', '/admin/api/{p}-{s}/bargains/{id}/rooms'],
  clashes: ['POST', '/admin/api/{p}-{s}/bargain/clashes'],
  voidHelp: ['POST', '/admin/api/{p}-{s}/bargain-helps/{id}/void'],
} as const

export const groupBuyAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/group-buys'],
  detail: ['GET', '/admin/api/{p}-{s}/group-buys/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/group-buy/save'],
  close: ['POST', '/admin/api/{p}-{s}/group-buys/{id}/close'],
  batches: ['GET', '/admin/api/{p}-{s}/group-buys/{id}/batches'],
  clashes: ['POST', '/admin/api/{p}-{s}/group-buy/clashes'],
  succeed: ['POST', '/admin/api/{p}-{s}/group-buys/{id}/succeed'],
} as const

export const signInAdmin = {
  read: ['GET', '/admin/api/{p}-{s}/sign-in'],
  save: ['POST', '/admin/api/{p}-{s}/sign-in/save'],
} as const

export const lotteryAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/lotteries'],
  detail: ['GET', '/admin/api/{p}-{s}/lotteries/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/lottery/save'],
  close: ['POST', '/admin/api/{p}-{s}/lotteries/{id}/close'],
  clashes: ['POST', '/admin/api/{p}-{s}/lottery/clashes'],
  winners: ['GET', '/admin/api/{p}-{s}/lotteries/{id}/winners'],
  ship: ['POST', '/admin/api/{p}-{s}/lottery-wins/{id}/ship'],
} as const

export const innerBuyAdmin = {
  goods: ['GET', '/admin/api/{p}-{s}/inner-buy/goods'],
  savePrice: ['POST', '/admin/api/{p}-{s}/inner-buy/price/save'],
  clashes: ['POST', '/admin/api/{p}-{s}/inner-buy/price/clashes'],
  closePrice: ['POST', '/admin/api/{p}-{s}/inner-buy/goods/{id}/close'],
  figures: ['GET', '/admin/api/{p}-{s}/inner-buy/figures'],
  grants: ['GET', '/admin/api/{p}-{s}/inner-buy/grants'],
  grant: ['GET', '/admin/api/{p}-{s}/inner-buy/grants/{id}'],
  uses: ['GET', '/admin/api/{p}-{s}/inner-buy/grants/{id}/uses'],
  addGrant: ['POST', '/admin/api/{p}-{s}/inner-buy/grant/add'],
  changeGrant: ['POST', '/admin/api/{p}-{s}/inner-buy/grants/{id}/change'],
  exportGrants: ['POST', '/admin/api/{p}-{s}/inner-buy/grants/export'],
  checkSheet: ['POST', '/admin/api/{p}-{s}/inner-buy/sheet/check'],
  importSheet: ['POST', '/admin/api/{p}-{s}/inner-buy/sheet/import'],
  setting: ['GET', '/admin/api/{p}-{s}/inner-buy/setting'],
  saveSetting: ['POST', '/admin/api/{p}-{s}/inner-buy/setting/save'],
} as const

export const pointsShopAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/points-goods'],
  detail: ['GET', '/admin/api/{p}-{s}/points-goods/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/points-goods/save'],
  close: ['POST', '/admin/api/{p}-{s}/points-goods/{id}/close'],
  exchanges: ['GET', '/admin/api/{p}-{s}/points-goods/{id}/exchanges'],
  clashes: ['POST', '/admin/api/{p}-{s}/points-goods/clashes'],
} as const

export const postageAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/postages'],
  detail: ['GET', '/admin/api/{p}-{s}/postages/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/postage/save'],
  close: ['POST', '/admin/api/{p}-{s}/postages/{id}/close'],
  claims: ['GET', '/admin/api/{p}-{s}/postages/{id}/claims'],
  clashes: ['POST', '/admin/api/{p}-{s}/postage/clashes'],
} as const

export const giftAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/gifts'],
  detail: ['GET', '/admin/api/{p}-{s}/gifts/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/gift/save'],
  close: ['POST', '/admin/api/{p}-{s}/gifts/{id}/close'],
  claims: ['GET', '/admin/api/{p}-{s}/gifts/{id}/claims'],
  clashes: ['POST', '/admin/api/{p}-{s}/gift/clashes'],
} as const

export const questionAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/questions'],
  detail: ['GET', '/admin/api/{p}-{s}/questions/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/question/save'],
  close: ['POST', '/admin/api/{p}-{s}/questions/{id}/close'],
  answers: ['GET', '/admin/api/{p}-{s}/questions/{id}/answers'],
  exportAnswers: ['POST', '/admin/api/{p}-{s}/questions/{id}/export'],
} as const

export const invitationAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/events'],
  detail: ['GET', '/admin/api/{p}-{s}/events/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/event/save'],
  close: ['POST', '/admin/api/{p}-{s}/events/{id}/close'],
  entries: ['GET', '/admin/api/{p}-{s}/events/{id}/entries'],
  exportEntries: ['POST', '/admin/api/{p}-{s}/events/{id}/export'],
  checkIn: ['POST', '/admin/api/{p}-{s}/events/{id}/check-in'],
} as const

export const evaluateAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/evaluates'],
  detail: ['GET', '/admin/api/{p}-{s}/evaluates/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/evaluate/save'],
  close: ['POST', '/admin/api/{p}-{s}/evaluates/{id}/close'],
  applications: ['GET', '/admin/api/{p}-{s}/evaluates/{id}/applications'],
  clashes: ['POST', '/admin/api/{p}-{s}/evaluate/clashes'],
  choose: ['POST', '/admin/api/{p}-{s}/evaluates/{id}/choose'],
  draw: ['POST', '/admin/api/{p}-{s}/evaluates/{id}/draw'],
  decline: ['POST', '/admin/api/{p}-{s}/evaluates/{id}/decline'],
  settle: ['POST', '/admin/api/{p}-{s}/evaluates/{id}/settle'],
  promote: ['POST', '/admin/api/{p}-{s}/evaluates/{id}/promote'],
} as const

export const fxAdmin = {
  promoters: ['GET', '/admin/api/{p}-{s}/promoters'],
  promoter: ['GET', '/admin/api/{p}-{s}/promoters/{id}'],
  decide: ['POST', '/admin/api/{p}-{s}/promoters/{id}/decide'],
  ledger: ['GET', '/admin/api/{p}-{s}/promoters/{id}/ledger'],
  rates: ['GET', '/admin/api/{p}-{s}/promoter-rates'],
  saveRate: ['POST', '/admin/api/{p}-{s}/promoter-rate/save'],
  removeRate: ['POST', '/admin/api/{p}-{s}/promoter-rates/{id}/remove'],
  withdrawals: ['GET', '/admin/api/{p}-{s}/promoter-withdrawals'],
  approve: ['POST', '/admin/api/{p}-{s}/promoter-withdrawals/{id}/approve'],
  reject: ['POST', '/admin/api/{p}-{s}/promoter-withdrawals/{id}/reject'],
  pay: ['POST', '/admin/api/{p}-{s}/promoter-withdrawals/{id}/pay'],
  fail: ['POST', '/admin/api/{p}-{s}/promoter-withdrawals/{id}/fail'],
  card: ['POST', '/admin/api/{p}-{s}/promoter-withdrawals/{id}/card'],
  materials: ['GET', '/admin/api/{p}-{s}/promoter-material'],
  addMaterial: ['POST', '/admin/api/{p}-{s}/promoter-material/add'],
  removeMaterial: ['POST', '/admin/api/{p}-{s}/promoter-material/{id}/remove'],
  setting: ['GET', '/admin/api/{p}-{s}/promoter-setting'],
  saveSetting: ['POST', '/admin/api/{p}-{s}/promoter-setting/save'],
} as const

export const smartAdmin = {
  models: ['GET', '/admin/api/{p}-{s}/smart/models'],
  saveModel: ['POST', '/admin/api/{p}-{s}/smart/models/save'],
  devices: ['GET', '/admin/api/{p}-{s}/smart/devices'],
  device: ['GET', '/admin/api/{p}-{s}/smart/devices/{id}'],
} as const

export const agreementAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/agreements'],
  publish: ['POST', '/admin/api/{p}-{s}/agreements/{code}/publish'],
} as const

export const memberAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/members'],
  detail: ['GET', '/admin/api/{p}-{s}/members/{memberId}'],
  copy: ['POST', '/admin/api/{p}-{s}/members/{memberId}/copy'],
  close: ['POST', '/admin/api/{p}-{s}/members/{memberId}/close'],
} as const

export const memberRecordAdmin = {
  tags: ['GET', '/admin/api/{p}-{s}/member-tags'],
  saveTag: ['POST', '/admin/api/{p}-{s}/member-tags/save'],
  removeTag: ['POST', '/admin/api/{p}-{s}/member-tags/{id}/remove'],
  read: ['GET', '/admin/api/{p}-{s}/members/{memberId}/record'],
  setTags: ['POST', '/admin/api/{p}-{s}/members/{memberId}/tags'],
  addNote: ['POST', '/admin/api/{p}-{s}/members/{memberId}/notes'],
  removeNote: ['POST', '/admin/api/{p}-{s}/members/{memberId}/notes/{noteId}/remove'],
} as const

export const segmentAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/segments'],
  detail: ['GET', '/admin/api/{p}-{s}/segments/{id}'],
  save: ['POST', '/admin/api/{p}-{s}/segments/save'],
  remove: ['POST', '/admin/api/{p}-{s}/segments/{id}/remove'],
  count: ['POST', '/admin/api/{p}-{s}/segments/count'],
  members: ['GET', '/admin/api/{p}-{s}/segments/{id}/members'],
  rfm: ['GET', '/admin/api/{p}-{s}/rfm'],
  give: ['POST', '/admin/api/{p}-{s}/segments/{id}/give'],
  export: ['POST', '/admin/api/{p}-{s}/segments/{id}/export'],
} as const

export const campaignAdmin = {
  list: ['GET', '/admin/api/{p}-{s}/campaigns'],
  detail: ['GET', '/admin/api/{p}-{s}/campaigns/{id}'],
  told: ['GET', '/admin/api/{p}-{s}/campaigns/{id}/members'],
  send: ['POST', '/admin/api/{p}-{s}/campaigns/send'],
  stop: ['POST', '/admin/api/{p}-{s}/campaigns/{id}/stop'],
} as const

export const memberImportAdmin = {
  check: ['POST', '/admin/api/{p}-{s}/member-import/check'],
  run: ['POST', '/admin/api/{p}-{s}/member-import/run'],
  oldOrders: ['GET', '/admin/api/{p}-{s}/members/{memberId}/old-orders'],
} as const
