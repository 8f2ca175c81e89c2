// GENERATED from the contract by `npm run gen`; do not edit.

export const staff = {
  login: ['POST', '/admin/api/login'],
  logout: ['POST', '/admin/api/logout'],
  me: ['GET', '/admin/api/me'],
  changePassword: ['POST', '/admin/api/password'],
  list: ['GET', '/admin/api/{p}-{s}/staff'],
  save: ['POST', '/admin/api/{p}-{s}/staff/save'],
  audit: ['GET', '/admin/api/{p}-{s}/audit'],
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
  carriers: ['GET', '/admin/api/{p}-{s}/carriers'],
  ship: ['POST', '/admin/api/{p}-{s}/orders/{sn}/ship'],
  remark: ['POST', '/admin/api/{p}-{s}/orders/{sn}/remark'],
  receiver: ['POST', '/admin/api/{p}-{s}/orders/{sn}/receiver'],
  close: ['POST', '/admin/api/{p}-{s}/orders/{sn}/close'],
  repair: ['POST', '/admin/api/{p}-{s}/orders/{sn}/repair'],
} as const
