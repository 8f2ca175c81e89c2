import { defineTexts, defineWordTable } from '#platform/texts.ts'

export const robotKindTexts = defineWordTable(
  { wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书', hook: '自有系统', mail: '邮箱' },
  {
    wecom: 'WeCom',
    dingtalk: 'DingTalk',
    feishu: 'Feishu',
    hook: 'Own system',
    mail: 'Mail',
  },
)

/** Where the address of each kind is found. */
export const robotHintTexts = defineWordTable(
  {
    wecom: '群设置 → 消息推送（群机器人）→ 复制 Webhook 地址',
    dingtalk: '群设置 → 机器人 → 自定义，安全设置选“加签”，复制 Webhook 地址和 SEC 开头的密钥',
    feishu: '群设置 → 群机器人 → 自定义机器人，安全设置选“签名校验”，复制 Webhook 地址和密钥',
    hook: '以 POST 发送 JSON，头 x-mallard-sign 是对“时间\\n编号\\n正文”的 HMAC-SHA256（十六进制）',
    mail: '收件邮箱；多人请各设一个或用群组邮箱',
  },
  {
    wecom: 'Group settings → message push (group robot) → copy the webhook address',
    dingtalk:
      'Group settings → robots → custom, security by signature; copy the webhook address and the secret that begins with SEC',
    feishu:
      'Group settings → bots → custom bot, with signature check; copy the webhook address and the secret',
    hook: 'JSON by POST; the header x-mallard-sign is HMAC-SHA256 in hex over “time\\nid\\nbody”',
    mail: 'Who receives it; for several people use one robot each or a group address',
  },
)

export const robotFaultTexts = defineWordTable(
  {
    address: '地址已失效或不正确',
    signature: '签名密钥不正确',
    tooOften: '对方限流，稍后重试',
    refused: '对方拒收',
    away: '对方没有应答',
    noMail: '本站还没有配置发信',
  },
  {
    address: 'There is no such robot any more',
    signature: 'The secret is another one',
    tooOften: 'It takes no more for now',
    refused: 'It did not want the message',
    away: 'It does not answer',
    noMail: 'This shop cannot send mail yet',
  },
)

export const robotTexts = defineTexts(
  {
    title: '通知机器人',
    titleHint:
      '把本店的提醒发到群里、邮箱或自己的系统。每分钟最多 12 条，忙时合并，消息里没有顾客资料。',
    add: '添加机器人',
    editTitle: '修改机器人',
    addTitle: '添加机器人',
    tells: '通知内容',
    digest: '每日简报',
    digestHint: '每天 9:07 发送昨天的订单、收款、退款和待办',
    nothing: '不发',
    robotState: '状态',
    on: '已启用',
    off: '已停用',
    isOn: '启用',
    last: '最近发送',
    never: '还没有发送过',
    waiting: (count: number) => `${count} 条待发`,
    failing: (since: string) => `${since} 起发送失败，会自动重试`,
    addressKept: (end: string) => `已保存（${end}），留空不变`,
    secret: '签名密钥',
    secretKept: '已保存，留空不变',
    writeOnly: '保存后不再显示',
    language: '语言',
    chinese: '中文',
    test: '发送测试',
    testDone: '对方已收到测试消息',
    testFailed: '测试没有成功',
    removeTitle: (name: string) => `删除「${name}」？`,
    removeText: '等待发送的消息也会丢弃。',
    none: '还没有机器人',
    noneText: '添加一个，新订单、售后申请和库存提醒就会发到群里。',
  },
  {
    title: 'Robots',
    titleHint:
      'Alerts of this store in a group, a mailbox or a system of yours. Twelve messages a minute at the most, merged when much happens; nothing of customers is in them.',
    add: 'Add a robot',
    editTitle: 'Change a robot',
    addTitle: 'Add a robot',
    tells: 'Tells of',
    digest: 'Daily digest',
    digestHint: 'Each day at 9:07: orders, money and refunds of yesterday, and what waits',
    nothing: 'Nothing',
    robotState: 'State',
    on: 'On',
    off: 'Off',
    isOn: 'On',
    last: 'Last sent',
    never: 'Nothing sent yet',
    waiting: (count) => `${count} waiting`,
    failing: (since) => `Failing since ${since}; it is tried again`,
    addressKept: (end) => `Kept (${end}); leave it empty to keep it`,
    secret: 'Secret',
    secretKept: 'Kept; leave it empty to keep it',
    writeOnly: 'Not shown again once it is saved',
    language: 'Language',
    chinese: 'Chinese',
    test: 'Send a test',
    testDone: 'The test was taken',
    testFailed: 'The test was not taken',
    removeTitle: (name) => `Remove ${name}?`,
    removeText: 'What waits to be sent goes with it.',
    none: 'No robots yet',
    noneText: 'Add one, and new orders, returns and stock are told in your group.',
  },
)
