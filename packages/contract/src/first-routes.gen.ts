// GENERATED from the contract by `npm run gen`; do not edit.

export const firstRoutes = {
  'identity.ssoInit': ['GET', '/sso/init/sso'],
  'identity.loginType': ['GET', '/sso/oauth/{p}-{s}/loginType'],
  'identity.sendPhoneCodeV2': ['POST', '/sso/do/send-phone-code-v2', ['phone']],
  'identity.login': ['POST', '/sso/do/login'],
  'store.partnerInit': ['GET', '/b2c/init/{p}-{s}/init'],
  'catalog.productList': ['GET', '/b2c/product/{p}-{s}/product-list'],
  'catalog.detail': ['GET', '/b2c/product/{p}-{s}/detail/{id}'],
  'catalog.categoryList': ['GET', '/b2c/category/{p}-{s}/list'],
  'catalog.searchCategoryList': ['GET', '/b2c/search/{p}-{s}/category-list'],
  'catalog.recommend': ['GET', '/b2c/member/{p}-{s}/recommend'],
  'cms.v1a': ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/a/{type}'],
  'cms.v1b': ['GET', '/b2c/cms/{p}-{s}/page/wap/cmsV1/b/{type}'],
  'article.comments': ['GET', '/b2c/article/{p}-{s}/comments/{url}'],
  'review.list': ['GET', '/b2c/comment/{p}-{s}/list'],
  'coupon.forGoods': ['GET', '/b2c/coupon/{p}-{s}/goods/{id}'],
  'cart.getCartTotal': ['GET', '/b2c/cartV3/{p}-{s}/getCartTotal'],
  'seckill.current': ['GET', '/b2c/seckill/{p}-{s}/current'],
  'seckill.quota': ['GET', '/b2c/seckill/{p}-{s}/quota/{id}'],
  'activity.list': ['GET', '/b2c/activity/{p}-{s}/list'],
  'tracking.web': ['POST', '/p/web-tracking/web'],
} as const
