// GENERATED from the contract by `npm run gen`; do not edit.

export const firstRoutes = {
  'identity.ssoInit': ['GET', '/sso/init/sso'],
  'store.partnerInit': ['GET', '/b2c/init/{p}-{s}/init'],
  'catalog.productList': ['GET', '/b2c/product/{p}-{s}/product-list'],
  'catalog.detail': ['GET', '/b2c/product/{p}-{s}/detail/{id}'],
  'catalog.categoryList': ['GET', '/b2c/category/{p}-{s}/list'],
  'catalog.searchCategoryList': ['GET', '/b2c/search/{p}-{s}/category-list'],
  'catalog.recommend': ['GET', '/b2c/member/{p}-{s}/recommend'],
  'cms.v1a': ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/a/{type}'],
  'cms.v1b': ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/b/{type}'],
  'review.list': ['GET', '/b2c/comment/{p}-{s}/list'],
  'cart.getCartTotal': ['GET', '/b2c/cartV3/{p}-{s}/getCartTotal'],
} as const
