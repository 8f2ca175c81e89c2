/** What a store may lack before it may take money, in the order in which it is told. */
export const legalGaps = [
  'company',
  'creditCode',
  'licence',
  'icp',
  'complaintPhone',
  'user',
  'privacy',
  'payments',
] as const
export type LegalGap = (typeof legalGaps)[number]

/** What is lacking, in words. */
export const legalGapWords: Readonly<Record<LegalGap, readonly [zh: string, en: string]>> = {
  company: ['主体名称', 'name of the company'],
  creditCode: ['统一社会信用代码', 'unified social credit code'],
  licence: ['营业执照图片', 'picture of the business licence'],
  icp: ['ICP 备案号', 'ICP number'],
  complaintPhone: ['投诉电话', 'phone for complaints'],
  user: [
    '自己发布的《用户协议》（现为示例）',
    'a user agreement of your own; the sample is in force',
  ],
  privacy: [
    '自己发布的《隐私政策》（现为示例）',
    'a privacy policy of your own; the sample is in force',
  ],
  payments: ['真实的支付渠道（现为沙箱）', 'real payments; the sandbox plays them'],
}

/** Texts that a shop must publish itself: those that come with it are samples. */
export const ownAgreements = ['user', 'privacy'] as const

/** As many permits as are shown of a store. */
export const maxPermits = 10
/** Promises of a store; a row of words on a phone holds no more. */
export const maxPromises = 4
