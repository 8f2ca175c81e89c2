import { defineTexts } from '#platform/texts.ts'

/** Members and orders of another system. */
export const importTexts = defineTexts(
  {
    title: '会员导入',
    hint: '从旧系统搬来会员和历史订单。先检查，再导入；同一张表再导一次什么也不会重复。',
    partnerWide: '会员是品牌所有门店的，需要全部门店的权限才能导入。',
    members: '会员',
    membersHint:
      '一行一位：手机号（必填，完整号码）、姓名、生日、积分、等级。已有的会员不改动。不导入任何同意：本人登录并同意之前，不发营销消息。',
    orders: '历史订单',
    ordersHint:
      '一行一单：订单号、手机号、下单时间、实付金额（必填），商品、状态。只供查看，不计入销售、库存和消费。会员须先导入。',
    template: '下载模板',
    choose: '选择表格并检查',
    tooLarge: '文件不能超过 2MB',
    checked: '检查结果',
    new: '将导入',
    known: '已存在',
    wrong: '有问题',
    broughtSum: (points: string, growth: string) =>
      `共带来 ${points} 积分、${growth} 成长值，记入明细。`,
    said: '内容',
    doImport: (count: number) => `导入 ${count} 行`,
    imported: (count: number) => `已导入 ${count} 行`,
    shownFirst: '只显示前 200 行，有问题的在前。',
    membersHead: '手机号,姓名,生日,积分,等级',
    ordersHead: '订单号,手机号,下单时间,实付金额,商品,状态',
  },
  {
    title: 'Import members',
    hint: 'Bring members and old orders from another system. It is checked first; the same table again takes over nothing.',
    partnerWide: 'Members are of every store: bringing them along takes a role in all of them.',
    members: 'Members',
    membersHint:
      'A row each: phone (needed, all of it), name, birthday, points, level. Members who are here stay as they are. No consent comes along: until they sign in and agree, nobody is sent news.',
    orders: 'Old orders',
    ordersHint:
      'A row each: order, phone, time, amount (needed), goods, state. To be looked at alone: outside sales, stock and what members spent. Their members come first.',
    template: 'Template',
    choose: 'Choose a table and check it',
    tooLarge: 'The file may have 2 MB',
    checked: 'What was found',
    new: 'New',
    known: 'Here already',
    wrong: 'Wrong',
    broughtSum: (points, growth) =>
      `They bring ${points} points and ${growth} growth, by the ledgers.`,
    said: 'Content',
    doImport: (count) => `Import ${count} rows`,
    imported: (count) => `${count} rows were imported`,
    shownFirst: 'The first 200 rows, the wrong ones before the others.',
    membersHead: 'phone,name,birthday,points,level',
    ordersHead: 'order,phone,time,amount,goods,state',
  },
)
