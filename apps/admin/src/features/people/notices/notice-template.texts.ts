import { defineTexts, defineWordTable } from '#platform/texts.ts'

export const noticeGroupTexts = defineWordTable(
  {
    order: '订单',
    return: '售后',
    invoice: '发票',
    coupon: '优惠券与积分',
    goods: '到货与降价',
    activity: '活动',
  },
  {
    order: 'Orders',
    return: 'Returns',
    invoice: 'Invoices',
    coupon: 'Coupons and points',
    goods: 'Stock and prices',
    activity: 'Activities',
  },
)

export const noticeTemplateTexts = defineTexts(
  {
    title: '通知模板',
    titleHint: '系统自动发给顾客的站内消息。文案按品牌设置，所有门店相同；没有改过的跟随默认文案。',
    event: '通知',
    words: '现在发送的文案',
    on: '发送',
    off: '不发送',
    always: '必发',
    own: '自定义',
    editTitle: (name: string) => `通知：${name}`,
    isOn: '发送这条通知',
    fixedHint: '涉及款项、合同或义务，始终发送；文案可以修改',
    variables: '可用变量',
    wordsHint: '点变量即插入光标处；文案留空则用默认文案。',
    isNeeded: '正文必须包含',
    mayBeEmpty: (name: string) =>
      `可能为空，请和前后的字一起放进方括号，例如 [：{${name}}]；为空时整段不显示`,
    noVariables: '这条通知没有变量',
    noticeTitle: '标题',
    noticeText: '正文',
    noticeTitleEn: '英文标题',
    noticeTextEn: '英文正文',
    preview: '预览（示例数据）',
    // On the card in each language, whatever the reader's.
    now: '刚刚',
    nowEn: 'now',
    back: '用回默认文案',
    done: '通知模板已保存',
  },
  {
    title: 'Messages',
    titleHint:
      'Messages that members are sent automatically. The words are the brand’s, alike in all stores; what nobody changed follows the words of the house.',
    event: 'Message',
    words: 'Words as they are sent now',
    on: 'Sent',
    off: 'Not sent',
    always: 'Always sent',
    own: 'Own words',
    editTitle: (name) => `Message: ${name}`,
    isOn: 'Send this message',
    fixedHint:
      'It tells of money, of a contract or of a duty, and is always sent; its words may be changed',
    variables: 'Variables',
    wordsHint:
      'A press puts a variable in where you typed last. A field left empty has the words of the house.',
    isNeeded: 'the text must name it',
    mayBeEmpty: (name) =>
      `may be empty: put it in square brackets with what stands around it, as [: {${name}}]; all of that goes when it is empty`,
    noVariables: 'This message has no variables',
    noticeTitle: 'Title',
    noticeText: 'Text',
    noticeTitleEn: 'English title',
    noticeTextEn: 'English text',
    preview: 'Preview with examples',
    now: '刚刚',
    nowEn: 'now',
    back: 'Back to the words of the house',
    done: 'The message is saved',
  },
)
