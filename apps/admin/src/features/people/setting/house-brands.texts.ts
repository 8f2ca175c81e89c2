import { defineTexts } from '#platform/texts.ts'

export const houseBrandsTexts = defineTexts(
  {
    title: '本套系统的品牌',
    here: '当前',
    address: (path: string) => `商城地址 ${path}`,
    stores: (count: number) => `${count} 家门店`,
    add: '新建品牌',
    addTitle: '新建品牌',
    create: '创建',
    hint: '新品牌有自己的门店、商品、会员、图片和员工，与现有品牌互不相通；它的店主登录后按开店指引完成设置。',
    platformTitle: '只为同一家公司的品牌使用',
    platform:
      '让其他公司在这里开店，你就成为电子商务平台：需要 EDI 许可证、核验并公示入驻商家、公示并提前告知平台规则、向税务机关报送信息。系统不提供这些功能。',
    name: '品牌名称',
    nameEn: '品牌英文名称',
    english: '不填则显示中文',
    storeName: '首家门店名称',
    storeNameEn: '门店英文名称',
    owner: '店主',
    ownerHint: '登录后拥有新品牌的全部权限，看不到现有品牌；你也不能进入新品牌的后台。',
    ownerName: '姓名',
    login: '登录名',
    loginRule: '3-32 位小写字母、数字，可用 . _ -',
    password: '初始密码',
    created: '品牌已创建',
    tell: (login: string, password: string, path: string) =>
      `请告诉店主：\n登录名 ${login}\n密码 ${password}\n商城地址 ${path}\n关闭后密码不再显示。`,
  },
  {
    title: 'Brands of this installation',
    here: 'This one',
    address: (path) => `Shop at ${path}`,
    stores: (count) => (count === 1 ? '1 store' : `${count} stores`),
    add: 'New brand',
    addTitle: 'New brand',
    create: 'Create',
    hint: 'It has stores, goods, members, pictures and staff of its own and shares none with the others; its owner signs in and follows the guide to open it.',
    platformTitle: 'For brands of the same company',
    platform:
      'Letting another company open a shop here makes you an e-commerce platform: with an EDI licence, checks of who sells, rules published ahead, and reports to the tax office. This system does none of that.',
    name: 'Name of the brand',
    nameEn: 'English name of the brand',
    english: 'Chinese where it is empty',
    storeName: 'Name of its first store',
    storeNameEn: 'English name of the store',
    owner: 'Its owner',
    ownerHint:
      'Has every right in the new brand and sees none of the others; nor can you enter the back office of the new one.',
    ownerName: 'Name',
    login: 'Login',
    loginRule: '3 to 32 lower-case letters and digits, also . _ -',
    password: 'First password',
    created: 'The brand is there',
    tell: (login, password, path) =>
      `Tell its owner:\nLogin ${login}\nPassword ${password}\nShop at ${path}\nThe password is not shown again.`,
  },
)
