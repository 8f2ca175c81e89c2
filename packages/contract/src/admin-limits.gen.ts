// GENERATED from the contract by `npm run gen`; do not edit.

export const approval = {
  save: {
    upTo: {"most":100000000},
    perDay: {"most":100000000},
    version: {"most":1000000000},
  },
  code: {
    phone: {"pattern":"^1[3-9]\\d{9}$"},
  },
  phone: {
    phone: {"pattern":"^1[3-9]\\d{9}$"},
    code: {"pattern":"^\\d{6}$"},
    password: {"least":1,"most":128},
  },
} as const

export const role = {
  save: {
    id: {"least":1,"most":2147483647},
    name: {"least":1,"most":20},
    storeId: {"least":1,"most":2147483647},
    version: {"most":1000000000},
  },
  remove: {
    id: {"least":1,"most":2147483647},
  },
} as const

export const secondFactor = {
  begin: {
    password: {"least":1,"most":128},
    code: {"pattern":"^(\\d{6}|[a-z0-9]{10})$"},
  },
  confirm: {
    ticket: {"least":1,"most":1000},
    code: {"pattern":"^(\\d{6}|[a-z0-9]{10})$"},
  },
  codes: {
    password: {"least":1,"most":128},
    code: {"pattern":"^(\\d{6}|[a-z0-9]{10})$"},
  },
  off: {
    password: {"least":1,"most":128},
    code: {"pattern":"^(\\d{6}|[a-z0-9]{10})$"},
  },
  saveRule: {
    version: {"most":1000000000},
  },
  reset: {
    id: {"least":1,"most":2147483647},
  },
} as const

export const staff = {
  login: {
    login: {"least":1,"most":64},
    password: {"least":1,"most":128},
    code: {"pattern":"^(\\d{6}|[a-z0-9]{10})$"},
  },
  changePassword: {
    current: {"least":1,"most":128},
    next: {"least":10,"most":128},
  },
  endSession: {
    id: {"least":1,"most":2147483647},
  },
  knowSignIns: {
    upTo: {"least":1,"most":2147483647},
  },
  save: {
    id: {"least":1,"most":2147483647},
    login: {"pattern":"^[a-z0-9][a-z0-9._-]{2,31}$"},
    name: {"least":1,"most":30},
    password: {"least":10,"most":128},
    'roles.role': {"pattern":"^(owner|manager|warehouse|service|own-[1-9]\\d{0,8})$"},
    'roles.storeId': {"least":1,"most":2147483647},
  },
  auditExport: {
    object: {"most":64},
    who: {"most":30},
    from: {"most":9999999999999},
    until: {"most":9999999999999},
    action: {"pattern":"^[A-Za-z]{1,30}\\.?[A-Za-z]{0,30}$"},
  },
} as const

export const brandAdmin = {
  save: {
    name: {"least":1,"most":20},
    nameEn: {"most":40},
    shareTitle: {"most":40},
    shareTitleEn: {"most":80},
    shareText: {"most":60},
    shareTextEn: {"most":120},
    themeColor: {"pattern":"^#[0-9a-fA-F]{6}$"},
    themeColorDark: {"pattern":"^#[0-9a-fA-F]{6}$"},
    smartMark: {"most":40},
    mallMark: {"most":40},
    version: {"most":1000000000},
  },
} as const

export const houseBrands = {
  create: {
    name: {"least":1,"most":20},
    nameEn: {"most":40},
    storeName: {"least":1,"most":30},
    storeNameEn: {"most":60},
    ownerName: {"least":1,"most":30},
    login: {"pattern":"^[a-z0-9][a-z0-9._-]{2,31}$"},
    password: {"least":10,"most":128},
  },
} as const

export const storeAdmin = {
  save: {
    name: {"least":1,"most":30},
    nameEn: {"most":60},
    address: {"most":120},
    addressEn: {"most":240},
    phone: {"pattern":"^[0-9+ -]{0,30}$"},
    hours: {"most":60},
    hoursEn: {"most":120},
    returnName: {"most":30},
    returnPhone: {"pattern":"^[0-9+ -]{0,30}$"},
    returnAddress: {"most":120},
    version: {"most":1000000000},
  },
  saveTimes: {
    payMinutes: {"least":10,"most":1440},
    shipHours: {"least":1,"most":720},
    confirmDays: {"least":1,"most":30},
    answerDays: {"least":1,"most":7},
    sendBackDays: {"least":3,"most":30},
    lookDays: {"least":1,"most":30},
    version: {"most":1000000000},
  },
  saveLegal: {
    company: {"most":100},
    'permits.name': {"least":1,"most":40},
    'permits.number': {"least":1,"most":60},
    complaintPhone: {"pattern":"^[0-9+ -]{0,30}$"},
    licence: {"most":200},
    version: {"most":1000000000},
  },
  saveSending: {
    version: {"most":1000000000},
  },
  savePromises: {
    'promises.name': {"least":1,"most":12},
    'promises.nameEn': {"most":40},
    'promises.text': {"most":60},
    'promises.textEn': {"most":120},
    version: {"most":1000000000},
  },
  create: {
    name: {"least":1,"most":30},
    nameEn: {"most":60},
    address: {"most":120},
    addressEn: {"most":240},
    phone: {"pattern":"^[0-9+ -]{0,30}$"},
    hours: {"most":60},
    hoursEn: {"most":120},
    returnName: {"most":30},
    returnPhone: {"pattern":"^[0-9+ -]{0,30}$"},
    returnAddress: {"most":120},
  },
} as const

export const exportAdmin = {
  create: {
    reason: {"least":2,"most":200},
  },
} as const

export const noticeTemplateAdmin = {
  save: {
    event: {"least":1,"most":60},
    title: {"most":40},
    titleEn: {"most":80},
    text: {"most":200},
    textEn: {"most":400},
    version: {"most":1000000000},
  },
} as const

export const alertAdmin = {
  readAll: {
    upTo: {"most":9007199254740991},
  },
} as const

export const robotAdmin = {
  save: {
    name: {"least":1,"most":30},
    address: {"most":500},
    secret: {"most":200},
    version: {"most":1000000000},
  },
} as const

export const standingAdmin = {
  set: {
    reason: {"least":2,"most":200},
  },
} as const

export const freightAdmin = {
  save: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    name: {"least":1,"most":30},
    mode: {"least":1,"most":2},
    'areas.first': {"least":1,"most":1000000},
    'areas.firstFee': {"most":1000000},
    'areas.step': {"least":1,"most":1000000},
    'areas.stepFee': {"most":1000000},
    'areas.freeOverAmount': {"most":100000000},
    'areas.days': {"most":60},
    cutOffHour: {"most":24},
  },
} as const

export const levelPriceAdmin = {
  save: {
    'changes.skuId': {"least":1,"most":2147483647},
    'changes.code': {"least":1,"most":20},
    'changes.seen': {"least":1,"most":100000000},
    'changes.price': {"least":1,"most":100000000},
  },
  share: {
    code: {"least":1,"most":20},
    bp: {"least":1000,"most":9999},
    q: {"most":50},
    categoryId: {"least":1,"most":2147483647},
  },
} as const

export const promotionAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    priority: {"most":999},
    limitPerUser: {"most":999},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    priority: {"most":999},
    limitPerUser: {"most":999},
  },
  trial: {
    'items.productSn': {"pattern":"^[A-Za-z0-9_-]{1,64}$"},
    'items.quantity': {"least":1,"most":999},
    levelCode: {"most":20},
    at: {"most":9999999999999},
    countyCode: {"pattern":"^\\d{6}$"},
  },
} as const

export const couponAdmin = {
  preview: {
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    kind: {"least":1,"most":4},
    threshold: {"most":100000000},
    face: {"most":100000000},
    discountBp: {"least":1,"most":10000},
    maxDiscount: {"most":100000000},
    total: {"least":1,"most":10000000},
    perUserLimit: {"least":1,"most":99},
    validFrom: {"most":9999999999999},
    validTo: {"most":9999999999999},
    validDays: {"least":1,"most":3650},
    drawFrom: {"most":9999999999999},
    drawTo: {"most":9999999999999},
  },
  create: {
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    kind: {"least":1,"most":4},
    threshold: {"most":100000000},
    face: {"most":100000000},
    discountBp: {"least":1,"most":10000},
    maxDiscount: {"most":100000000},
    total: {"least":1,"most":10000000},
    perUserLimit: {"least":1,"most":99},
    validFrom: {"most":9999999999999},
    validTo: {"most":9999999999999},
    validDays: {"least":1,"most":3650},
    drawFrom: {"most":9999999999999},
    drawTo: {"most":9999999999999},
  },
  close: {
    reason: {"least":1,"most":100},
  },
  decide: {
    note: {"most":100},
    phoneCode: {"pattern":"^\\d{6}$"},
  },
  void: {
    reason: {"least":1,"most":100},
  },
} as const

export const levelAdmin = {
  save: {
    code: {"pattern":"^[a-z][a-z0-9-]{1,19}$"},
    name: {"least":1,"most":20},
    nameEn: {"most":40},
    growthMin: {"most":100000000},
    discountBp: {"least":1000,"most":10000},
    pointsRateBp: {"least":1000,"most":100000},
    benefit: {"most":120},
    benefitEn: {"most":240},
    version: {"most":1000000000},
  },
  remove: {
    code: {"pattern":"^[a-z][a-z0-9-]{1,19}$"},
  },
} as const

export const pointsAdmin = {
  adjust: {
    delta: {"least":-1000000,"most":1000000},
    reason: {"least":1,"most":60},
  },
  decide: {
    note: {"most":100},
    phoneCode: {"pattern":"^\\d{6}$"},
  },
} as const

export const pointsRules = {
  save: {
    earnBp: {"least":100,"most":1000000},
    spendPercent: {"least":1,"most":100},
    expiryYears: {"most":3},
    version: {"most":1000000000},
  },
} as const

export const mediaAdmin = {
  add: {
    key: {"pattern":"^[0-9a-z]{26}$"},
    name: {"least":1,"most":80},
    folderId: {"most":2147483647},
  },
  save: {
    version: {"least":1,"most":1000000000},
    name: {"least":1,"most":80},
    alt: {"most":120},
    altEn: {"most":200},
    folderId: {"most":2147483647},
  },
  replace: {
    version: {"least":1,"most":1000000000},
    key: {"pattern":"^[0-9a-z]{26}$"},
  },
  move: {
    folderId: {"most":2147483647},
  },
  saveFolder: {
    id: {"least":1,"most":2147483647},
    name: {"least":1,"most":30},
  },
} as const

export const categoryAdmin = {
  save: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    parentId: {"most":2147483647},
    name: {"least":1,"most":20},
    nameEn: {"most":40},
    pic: {"most":200},
  },
  move: {
    parentId: {"most":2147483647},
    place: {"most":500},
  },
} as const

export const goodsAdmin = {
  export: {
    q: {"most":50},
    categoryId: {"least":1,"most":2147483647},
  },
  create: {
    title: {"least":1,"most":80},
    titleEn: {"most":120},
    subTitle: {"most":120},
    subTitleEn: {"most":200},
    brand: {"most":40},
    categoryId: {"least":1,"most":2147483647},
    'params.name': {"least":1,"most":20},
    'params.value': {"least":1,"most":100},
    detailHtml: {"most":50000},
    detailHtmlEn: {"most":50000},
    maxPerUser: {"most":999},
    listBasisNote: {"most":60},
    listBasisNoteEn: {"most":120},
    freightTemplateId: {"least":1,"most":2147483647},
    'axes.key': {"least":1,"most":20},
    'axes.keyEn': {"most":40},
    'axes.values.value': {"least":1,"most":30},
    'axes.values.valueEn': {"most":60},
    'skus.salePrice': {"least":1,"most":100000000},
    'skus.listPrice': {"least":1,"most":100000000},
    'skus.onHand': {"most":1000000},
    'skus.weightG': {"most":1000000},
    'skus.barcode': {"most":40},
    'skus.pic': {"most":200},
    onAt: {"most":253402300799999},
  },
  save: {
    version: {"least":1,"most":1000000000},
    title: {"least":1,"most":80},
    titleEn: {"most":120},
    subTitle: {"most":120},
    subTitleEn: {"most":200},
    brand: {"most":40},
    categoryId: {"least":1,"most":2147483647},
    'params.name': {"least":1,"most":20},
    'params.value': {"least":1,"most":100},
    detailHtml: {"most":50000},
    detailHtmlEn: {"most":50000},
    maxPerUser: {"most":999},
    listBasisNote: {"most":60},
    listBasisNoteEn: {"most":120},
    freightTemplateId: {"least":1,"most":2147483647},
  },
  matrix: {
    version: {"least":1,"most":1000000000},
    'axes.key': {"least":1,"most":20},
    'axes.keyEn': {"most":40},
    'axes.values.value': {"least":1,"most":30},
    'axes.values.valueEn': {"most":60},
    'skus.salePrice': {"least":1,"most":100000000},
    'skus.listPrice': {"least":1,"most":100000000},
    'skus.onHand': {"most":1000000},
    'skus.weightG': {"most":1000000},
    'skus.barcode': {"most":40},
    'skus.pic': {"most":200},
  },
  planShelf: {
    version: {"most":1000000000},
    onAt: {"most":253402300799999},
    offAt: {"most":253402300799999},
  },
  planShelves: {
    onAt: {"most":253402300799999},
    offAt: {"most":253402300799999},
  },
  addVideo: {
    key: {"pattern":"^[0-9a-z]{26}$"},
  },
  sku: {
    version: {"least":1,"most":1000000000},
    salePrice: {"least":1,"most":100000000},
    listPrice: {"least":1,"most":100000000},
    onHand: {"most":1000000},
    onHandSeen: {"most":1000000},
    reason: {"most":100},
  },
} as const

export const stockAdmin = {
  save: {
    reason: {"most":100},
    'changes.sn': {"pattern":"^[A-Za-z0-9_-]{1,64}$"},
    'changes.version': {"least":1,"most":1000000000},
    'changes.salePrice': {"least":1,"most":100000000},
    'changes.listPrice': {"least":1,"most":100000000},
    'changes.onHand': {"most":1000000},
    'changes.onHandSeen': {"most":1000000},
    'changes.lowAt': {"most":1000000},
  },
  adjust: {
    q: {"most":50},
    categoryId: {"least":1,"most":2147483647},
    seen: {"least":1,"most":5000},
    value: {"least":-100000000,"most":100000000},
    reason: {"most":100},
  },
} as const

export const taxAdmin = {
  save: {
    version: {"most":1000000000},
  },
} as const

export const goodsImport = {
  begin: {
    name: {"least":1,"most":200},
    size: {"least":1,"most":52428800},
  },
  choose: {
    freightTemplateId: {"least":1,"most":2147483647},
    categoryId: {"least":1,"most":2147483647},
    brand: {"most":40},
    onHand: {"most":1000000},
    listNote: {"most":60},
  },
} as const

export const importAfter = {
  beginZip: {
    size: {"least":1,"most":209715200},
  },
} as const

export const importMapping = {
  map: {
    name: {"least":1,"most":40},
    groupBy: {"most":255},
    'columns.place': {"most":255},
  },
  rename: {
    name: {"least":1,"most":40},
    version: {"least":1,"most":2147483647},
  },
} as const

export const searchAdmin = {
  saveSynonyms: {
    version: {"most":1000000000},
  },
} as const

export const reviewAdmin = {
  judge: {
    reason: {"most":100},
  },
  setReward: {
    points: {"most":1000},
    seen: {"most":1000},
  },
  reply: {
    reply: {"most":300},
    seen: {"most":300},
  },
} as const

export const pageAdmin = {
  create: {
    type: {"pattern":"^[A-Za-z0-9_-]{1,64}$"},
    title: {"least":1,"most":60},
    titleEn: {"most":120},
    like: {"least":1,"most":2147483647},
  },
  save: {
    title: {"least":1,"most":60},
    titleEn: {"most":120},
    description: {"most":200},
    revision: {"most":1000000000},
  },
  draw: {
    title: {"most":60},
    titleEn: {"most":120},
  },
  publish: {
    revision: {"most":1000000000},
    at: {"most":9999999999999},
  },
  takeBack: {
    number: {"least":1,"most":2147483647},
  },
} as const

export const articleAdmin = {
  save: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    url: {"pattern":"^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$"},
    title: {"least":2,"most":60},
    titleEn: {"most":120},
    author: {"least":1,"most":20},
    authorEn: {"most":40},
    summary: {"least":2,"most":120},
    summaryEn: {"most":240},
    cover: {"least":1,"most":200},
    html: {"least":2,"most":50000},
    htmlEn: {"most":50000},
    publishAt: {"most":253402300799999},
  },
} as const

export const articleCommentAdmin = {
  judge: {
    reason: {"most":100},
  },
  answer: {
    content: {"least":1,"most":300},
  },
} as const

export const feedbackAdmin = {
  answer: {
    answer: {"least":2,"most":500},
  },
} as const

export const serviceAdmin = {
  save: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    title: {"least":2,"most":80},
    titleEn: {"most":160},
    html: {"least":2,"most":50000},
    htmlEn: {"most":50000},
    place: {"most":9999},
  },
} as const

export const guideAdmin = {
  save: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    productId: {"least":1,"most":2147483647},
    pic: {"least":1,"most":200},
    'sections.pic': {"most":200},
    'sections.checks.zh': {"least":1,"most":80},
    'sections.checks.en': {"most":160},
  },
} as const

export const kitchenAdmin = {
  saveKitchen: {
    version: {"most":1000000000},
    cover: {"least":1,"most":200},
  },
  saveRecipe: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    cover: {"least":1,"most":200},
    minutes: {"least":1,"most":1440},
    servings: {"least":1,"most":50},
    'steps.pic': {"most":200},
    'steps.seconds': {"least":1,"most":86400},
    place: {"most":9999},
  },
} as const

export const diningAdmin = {
  issue: {
    table: {"least":1,"most":20},
    dish: {"least":1,"most":40},
    dishEn: {"most":80},
  },
  judge: {
    reason: {"most":100},
  },
} as const

export const orderAdmin = {
  correctWaybill: {
    companyCode: {"pattern":"^[a-z0-9]{2,32}$"},
    deliverySn: {"pattern":"^[A-Za-z0-9-]{6,32}$"},
    reason: {"least":2,"most":100},
  },
  ship: {
    companyCode: {"pattern":"^[a-z0-9]{2,32}$"},
    deliverySn: {"pattern":"^[A-Za-z0-9-]{6,32}$"},
    'lines.orderItemId': {"least":1,"most":2147483647},
    'lines.quantity': {"least":1,"most":999},
  },
  addNote: {
    text: {"least":1,"most":300},
  },
  receiver: {
    version: {"most":1000000000},
    name: {"least":1,"most":25},
    phone: {"pattern":"^\\+?\\d{5,15}$"},
    city: {"least":1,"most":30},
    county: {"least":1,"most":30},
    detail: {"least":1,"most":200},
  },
  price: {
    version: {"most":1000000000},
    'lines.orderItemId': {"least":1,"most":2147483647},
    'lines.amount': {"most":1000000000000},
    freightAmount: {"most":1000000000000},
    reason: {"least":1,"most":100},
  },
  close: {
    reason: {"least":1,"most":100},
  },
} as const

export const priceAdmin = {
  decide: {
    note: {"most":100},
    phoneCode: {"pattern":"^\\d{6}$"},
  },
} as const

export const carrierAdmin = {
  save: {
    'list.code': {"pattern":"^[a-z0-9]{2,32}$"},
    version: {"most":1000000000},
  },
} as const

export const shippingAdmin = {
  export: {
    q: {"most":50},
    from: {"most":9999999999999},
    until: {"most":9999999999999},
  },
  check: {
    name: {"least":1,"most":200},
    base64: {"least":4,"most":2796204,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
} as const

export const parcelLabelAdmin = {
  saveAccount: {
    name: {"least":1,"most":30},
    partnerId: {"least":1,"most":64},
    partnerKey: {"most":200},
    partnerSecret: {"most":200},
    branch: {"most":64},
    template: {"most":64},
    senderName: {"least":1,"most":20},
    senderPhone: {"pattern":"^\\+?\\d{5,15}$"},
    senderAddress: {"least":5,"most":100},
    version: {"most":1000000000},
  },
  take: {
    accountId: {"least":1,"most":2147483647},
  },
} as const

export const accountAdmin = {
  propose: {
    holder: {"least":2,"most":60},
    bank: {"least":2,"most":60},
    accountNo: {"pattern":"^\\d{8,30}$"},
    leastAmount: {"most":100000000000},
    twoPersonsFrom: {"least":1,"most":100000000000},
    reason: {"least":2,"most":100},
    version: {"most":1000000000},
  },
  decide: {
    note: {"most":100},
    phoneCode: {"pattern":"^\\d{6}$"},
    accountNo: {"pattern":"^\\d{8,30}$"},
  },
  stop: {
    reason: {"least":2,"most":100},
  },
} as const

export const voucherAdmin = {
  approve: {
    amount: {"least":1,"most":100000000000},
    serialNo: {"pattern":"^[0-9A-Za-z-]{4,40}$"},
    payer: {"most":40},
  },
  reject: {
    reason: {"least":2,"most":100},
  },
} as const

export const billAdmin = {
  note: {
    reason: {"least":2,"most":200},
  },
} as const

export const repairAdmin = {
  confirm: {
    channelNo: {"pattern":"^[0-9A-Za-z_-]{6,64}$"},
    amount: {"least":1,"most":1000000000000},
    movedAt: {"most":9999999999999},
    reason: {"least":2,"most":200},
  },
  paidOut: {
    channelNo: {"pattern":"^[0-9A-Za-z_-]{6,64}$"},
    amount: {"least":1,"most":1000000000000},
    movedAt: {"most":9999999999999},
    reason: {"least":2,"most":200},
  },
  decide: {
    note: {"most":100},
    phoneCode: {"pattern":"^\\d{6}$"},
    amount: {"least":1,"most":1000000000000},
    channelNo: {"pattern":"^[0-9A-Za-z_-]{6,64}$"},
  },
} as const

export const operationsAdmin = {
  discardJob: {
    reason: {"least":2,"most":200},
  },
} as const

export const refundAdmin = {
  refund: {
    'lines.orderItemId': {"least":1,"most":2147483647},
    'lines.quantity': {"most":999},
    'lines.amount': {"most":1000000000000},
    freightAmount: {"most":1000000000000},
    amount: {"most":1000000000000},
    desc: {"most":200},
  },
  decide: {
    note: {"most":100},
    phoneCode: {"pattern":"^\\d{6}$"},
  },
} as const

export const returnsAdmin = {
  agree: {
    amount: {"most":100000000},
  },
  refuse: {
    reason: {"least":1,"most":200},
  },
  receive: {
    'lines.orderItemId': {"least":1,"most":2147483647},
    'lines.received': {"most":999},
    'lines.sellable': {"most":999},
    amount: {"most":100000000},
  },
  refuseReceipt: {
    reason: {"least":1,"most":200},
  },
  sendAgain: {
    companyCode: {"pattern":"^[a-z0-9]{2,32}$"},
    deliverySn: {"pattern":"^[A-Za-z0-9-]{6,32}$"},
  },
  transferred: {
    voucher: {"least":4,"most":60},
  },
  bookPickup: {
    day: {"pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$"},
    from: {"pattern":"^\\d{2}:00$"},
    instead: {"pattern":"^\\d{20}$"},
  },
  cancelPickup: {
    pickupNo: {"pattern":"^\\d{20}$"},
    reason: {"least":1,"most":100},
  },
} as const

export const thirdReturnAdmin = {
  agree: {
    amount: {"most":100000000},
  },
  refuse: {
    reason: {"least":1,"most":200},
  },
  receive: {
    received: {"least":1,"most":9999},
    amount: {"most":100000000},
  },
  refuseReceipt: {
    reason: {"least":1,"most":200},
  },
  transferred: {
    voucher: {"least":4,"most":60},
  },
  replaced: {
    companyCode: {"pattern":"^[a-z0-9]{2,32}$"},
    deliverySn: {"pattern":"^[A-Za-z0-9-]{6,32}$"},
  },
  pictureDone: {
    key: {"pattern":"^[0-9a-z]{26}$"},
  },
} as const

export const invoiceAdmin = {
  export: {
    q: {"most":50},
    from: {"most":9999999999999},
    until: {"most":9999999999999},
  },
  reject: {
    reason: {"least":2,"most":100},
  },
  upload: {
    invoiceNo: {"pattern":"^\\d{20}$"},
    issueTime: {"most":9999999999999},
    base64: {"least":4,"most":13981016,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
  file: {
    base64: {"least":4,"most":13981016,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
  askBuyer: {
    sentTime: {"most":9999999999999},
  },
  redden: {
    redNo: {"pattern":"^\\d{20}$"},
  },
  mail: {
    email: {"most":100,"pattern":"^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$"},
  },
} as const

export const invoiceRequestAdmin = {
  issue: {
    invoiceNo: {"pattern":"^[A-Za-z0-9-]{8,40}$"},
    name: {"least":1,"most":200},
    base64: {"least":4,"most":2796204,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
  refuse: {
    reason: {"least":2,"most":100},
  },
} as const

export const conversationAdmin = {
  answer: {
    text: {"least":1,"most":1000},
    pic: {"pattern":"^[0-9a-z]{26}$"},
    itemId: {"least":1,"most":2147483647},
  },
  read: {
    upTo: {"least":1,"most":2147483647},
  },
  take: {
    from: {"least":1,"most":2147483647},
  },
  handOver: {
    staffId: {"least":1,"most":2147483647},
    from: {"least":1,"most":2147483647},
  },
  open: {
    memberId: {"least":1,"most":2147483647},
  },
  saveSetting: {
    opens: {"most":1439},
    closes: {"least":1,"most":1440},
    away: {"most":200},
    awayEn: {"most":200},
    version: {"most":1000000},
  },
  pictureDone: {
    key: {"pattern":"^[0-9a-z]{26}$"},
  },
} as const

export const seckillAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    'skus.skuId': {"least":1,"most":2147483647},
    'skus.price': {"least":1,"most":100000000},
    'skus.quota': {"least":1,"most":1000000},
    'skus.limit': {"least":1,"most":999},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    'skus.skuId': {"least":1,"most":2147483647},
    'skus.price': {"least":1,"most":100000000},
    'skus.quota': {"least":1,"most":1000000},
    'skus.limit': {"least":1,"most":999},
  },
} as const

export const bargainAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    skuId: {"least":1,"most":2147483647},
    startPrice: {"least":1,"most":100000000},
    floorPrice: {"least":1,"most":100000000},
    helpers: {"least":1,"most":100},
    stock: {"least":1,"most":1000000},
    roomHours: {"least":1,"most":168},
    dailyHelps: {"least":1,"most":100},
    helpLimit: {"least":1,"most":1000},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    skuId: {"least":1,"most":2147483647},
    startPrice: {"least":1,"most":100000000},
    floorPrice: {"least":1,"most":100000000},
    helpers: {"least":1,"most":100},
    stock: {"least":1,"most":1000000},
    roomHours: {"least":1,"most":168},
    dailyHelps: {"least":1,"most":100},
    helpLimit: {"least":1,"most":1000},
  },
  voidHelp: {
    reason: {"least":1,"most":200},
  },
} as const

export const groupBuyAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    goalValue: {"most":100000},
    'skus.skuId': {"least":1,"most":2147483647},
    'skus.price': {"least":1,"most":100000000},
    'skus.quota': {"least":1,"most":1000000},
    'skus.limit': {"least":1,"most":999},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    goalValue: {"most":100000},
    'skus.skuId': {"least":1,"most":2147483647},
    'skus.price': {"least":1,"most":100000000},
    'skus.quota': {"least":1,"most":1000000},
    'skus.limit': {"least":1,"most":999},
  },
  succeed: {
    reason: {"least":1,"most":200},
  },
} as const

export const signInAdmin = {
  save: {
    makeUpCost: {"most":10000},
    version: {"most":1000000000},
  },
} as const

export const lotteryAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    lotteryUrl: {"pattern":"^[a-z0-9-]{3,40}$"},
    rules: {"most":2000},
    rulesEn: {"most":4000},
    dailyFree: {"most":100},
    cost: {"least":1,"most":100000},
    dailyMax: {"least":1,"most":10000},
    totalMax: {"least":1,"most":10000},
    orderLeast: {"most":100000000},
    'prizes.name': {"least":1,"most":20},
    'prizes.nameEn': {"most":40},
    'prizes.weight': {"most":10000},
    'prizes.quota': {"least":1,"most":1000000},
    'prizes.points': {"most":100000},
    'prizes.templateId': {"least":1,"most":2147483647},
    'prizes.skuId': {"least":1,"most":2147483647},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    lotteryUrl: {"pattern":"^[a-z0-9-]{3,40}$"},
    rules: {"most":2000},
    rulesEn: {"most":4000},
    dailyFree: {"most":100},
    cost: {"least":1,"most":100000},
    dailyMax: {"least":1,"most":10000},
    totalMax: {"least":1,"most":10000},
    orderLeast: {"most":100000000},
    'prizes.name': {"least":1,"most":20},
    'prizes.nameEn': {"most":40},
    'prizes.weight': {"most":10000},
    'prizes.quota': {"least":1,"most":1000000},
    'prizes.points': {"most":100000},
    'prizes.templateId': {"least":1,"most":2147483647},
    'prizes.skuId': {"least":1,"most":2147483647},
  },
  ship: {
    companyCode: {"pattern":"^[a-z0-9]{2,32}$"},
    deliverySn: {"pattern":"^[A-Za-z0-9-]{6,32}$"},
  },
} as const

export const innerBuyAdmin = {
  savePrice: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    skuId: {"least":1,"most":2147483647},
    price: {"least":1,"most":100000000},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    skuId: {"least":1,"most":2147483647},
    price: {"least":1,"most":100000000},
  },
  closePrice: {
    reason: {"least":1,"most":200},
  },
  addGrant: {
    phone: {"pattern":"^1[3-9]\\d{9}$"},
    quota: {"most":100000000},
  },
  changeGrant: {
    quota: {"most":100000000},
    version: {"most":1000000000},
    reason: {"least":1,"most":200},
  },
  checkSheet: {
    name: {"least":1,"most":200},
    base64: {"least":4,"most":2796204,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
  importSheet: {
    name: {"least":1,"most":200},
    base64: {"least":4,"most":2796204,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
  saveSetting: {
    yearlyQuota: {"most":100000000},
    version: {"most":1000000000},
  },
} as const

export const pointsShopAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    skuId: {"least":1,"most":2147483647},
    templateId: {"least":1,"most":2147483647},
    points: {"least":1,"most":10000000},
    cashAmount: {"most":100000000},
    quota: {"least":1,"most":1000000},
    limitPerUser: {"least":1,"most":99},
    minLevel: {"most":20},
    sort: {"most":9999},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    skuId: {"least":1,"most":2147483647},
    templateId: {"least":1,"most":2147483647},
    points: {"least":1,"most":10000000},
    cashAmount: {"most":100000000},
    quota: {"least":1,"most":1000000},
    limitPerUser: {"least":1,"most":99},
    minLevel: {"most":20},
    sort: {"most":9999},
  },
} as const

export const postageAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    skuId: {"least":1,"most":2147483647},
    postageAmount: {"least":1,"most":10000000},
    quota: {"least":1,"most":1000000},
    rules: {"most":1000},
    rulesEn: {"most":2000},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    skuId: {"least":1,"most":2147483647},
    postageAmount: {"least":1,"most":10000000},
    quota: {"least":1,"most":1000000},
    rules: {"most":1000},
    rulesEn: {"most":2000},
  },
} as const

export const giftAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    rules: {"most":2000},
    rulesEn: {"most":4000},
    skuId: {"least":1,"most":2147483647},
    templateId: {"least":1,"most":2147483647},
    points: {"most":100000},
    quota: {"least":1,"most":1000000},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    rules: {"most":2000},
    rulesEn: {"most":4000},
    skuId: {"least":1,"most":2147483647},
    templateId: {"least":1,"most":2147483647},
    points: {"most":100000},
    quota: {"least":1,"most":1000000},
  },
} as const

export const questionAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    intro: {"most":500},
    introEn: {"most":1000},
    'questions.id': {"pattern":"^[a-z0-9]{1,12}$"},
    'questions.title': {"least":1,"most":100},
    'questions.titleEn': {"most":200},
    'questions.hint': {"most":100},
    'questions.hintEn': {"most":200},
    'questions.options.id': {"pattern":"^[a-z0-9]{1,12}$"},
    'questions.options.name': {"least":1,"most":60},
    'questions.options.nameEn': {"most":120},
    'questions.least': {"least":-1000000000000,"most":1000000000000},
    'questions.most': {"least":-1000000000000,"most":1000000000000},
    thanks: {"most":500},
    thanksEn: {"most":1000},
    points: {"most":10000},
    templateId: {"least":1,"most":2147483647},
    most: {"least":1,"most":1000000},
  },
  close: {
    reason: {"least":1,"most":200},
  },
} as const

export const invitationAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    holdsAt: {"most":9999999999999},
    holdsUntil: {"most":9999999999999},
    place: {"most":100},
    placeEn: {"most":200},
    point: {"most":40},
    onlineUrl: {"most":300},
    pic: {"most":200},
    audience: {"most":60},
    audienceEn: {"most":120},
    html: {"most":20000},
    htmlEn: {"most":20000},
    'questions.id': {"pattern":"^[a-z0-9]{1,12}$"},
    'questions.title': {"least":1,"most":100},
    'questions.titleEn': {"most":200},
    'questions.hint': {"most":100},
    'questions.hintEn': {"most":200},
    'questions.options.id': {"pattern":"^[a-z0-9]{1,12}$"},
    'questions.options.name': {"least":1,"most":60},
    'questions.options.nameEn': {"most":120},
    'questions.least': {"least":-1000000000000,"most":1000000000000},
    'questions.most': {"least":-1000000000000,"most":1000000000000},
    capacity: {"least":1,"most":100000},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  checkIn: {
    code: {"least":1,"most":100},
  },
} as const

export const evaluateAdmin = {
  save: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    skuId: {"least":1,"most":2147483647},
    quota: {"least":1,"most":200},
    reportDays: {"least":3,"most":60},
    intro: {"most":500},
    introEn: {"most":1000},
    rules: {"most":1000},
    rulesEn: {"most":2000},
  },
  close: {
    reason: {"least":1,"most":200},
  },
  clashes: {
    id: {"most":2147483647},
    version: {"most":1000000000},
    startAt: {"most":9999999999999},
    endAt: {"most":9999999999999},
    name: {"least":1,"most":40},
    nameEn: {"most":80},
    skuId: {"least":1,"most":2147483647},
    quota: {"least":1,"most":200},
    reportDays: {"least":3,"most":60},
    intro: {"most":500},
    introEn: {"most":1000},
    rules: {"most":1000},
    rulesEn: {"most":2000},
  },
  promote: {
    applyId: {"least":1,"most":2147483647},
  },
} as const

export const fxAdmin = {
  decide: {
    note: {"most":100},
  },
  saveRate: {
    target: {"least":1,"most":64},
    bp: {"most":5000},
  },
  reject: {
    reason: {"least":1,"most":100},
  },
  pay: {
    serial: {"pattern":"^[0-9A-Za-z-]{6,40}$"},
    phoneCode: {"pattern":"^\\d{6}$"},
  },
  fail: {
    reason: {"least":1,"most":100},
  },
  addMaterial: {
    title: {"least":1,"most":40},
    titleEn: {"most":80},
    words: {"least":1,"most":500},
    wordsEn: {"most":1000},
    goods: {"most":64},
  },
  saveSetting: {
    rateBp: {"most":5000},
    minAmount: {"least":100,"most":10000000},
    feeBp: {"most":1000},
    version: {"most":1000000000},
  },
} as const

export const smartAdmin = {
  saveModel: {
    id: {"least":1,"most":2147483647},
    version: {"most":1000000000},
    code: {"pattern":"^[A-Za-z0-9._-]{1,32}$"},
    goodsId: {"least":1,"most":2147483647},
    meshSn: {"pattern":"^[A-Za-z0-9_-]{1,64}$"},
    ratedMinutes: {"least":1,"most":1000000},
    'settings.code': {"pattern":"^[A-Za-z0-9_]{1,32}$"},
    'settings.options.value': {"pattern":"^[A-Za-z0-9_-]{1,32}$"},
    'settings.least': {"most":1000000},
    'settings.most': {"most":1000000},
    'settings.step': {"least":1,"most":1000000},
    'settings.initial': {"most":32},
  },
} as const

export const agreementAdmin = {
  publish: {
    title: {"least":2,"most":40},
    titleEn: {"most":80},
    html: {"least":20,"most":50000},
    htmlEn: {"most":50000},
    reason: {"least":2,"most":200},
    version: {"least":1,"most":30},
  },
} as const

export const memberAdmin = {
  close: {
    reason: {"least":2,"most":200},
  },
} as const

export const memberRecordAdmin = {
  saveTag: {
    id: {"least":1,"most":2147483647},
    name: {"least":1,"most":20},
  },
  addNote: {
    text: {"least":1,"most":500},
  },
} as const

export const segmentAdmin = {
  save: {
    id: {"least":1,"most":2147483647},
    name: {"least":1,"most":30},
    version: {"most":1000000000},
  },
  give: {
    couponId: {"least":1,"most":2147483647},
  },
  export: {
    reason: {"least":2,"most":200},
  },
} as const

export const campaignAdmin = {
  send: {
    title: {"least":2,"most":40},
    titleEn: {"most":80},
    text: {"least":2,"most":200},
    textEn: {"most":400},
    link: {"most":200,"pattern":"^(\\/a\\/\\d+-\\d+(\\/[\\w\\-./?=&%]*)?)?$"},
    memberId: {"least":1,"most":2147483647},
    segmentId: {"least":1,"most":2147483647},
  },
} as const

export const memberImportAdmin = {
  check: {
    name: {"least":1,"most":200},
    base64: {"least":4,"most":2796204,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
  run: {
    name: {"least":1,"most":200},
    base64: {"least":4,"most":2796204,"pattern":"^[A-Za-z0-9+/]+={0,2}$"},
  },
} as const
