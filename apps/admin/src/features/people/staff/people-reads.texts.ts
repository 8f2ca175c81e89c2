import { defineTexts } from '#platform/texts.ts'

export const peopleReadsTexts = defineTexts(
  {
    title: '查阅记录',
    hint: '谁看过、搜过、导出过个人信息，最近的在前，保留 200 天。同一小时内重复的合并计数。',
    hintOf: (object: string) => `只看 ${object}`,
    times: (count: number) => `${count} 次`,
    who: '查阅人',
    whoHint: '查阅人姓名',
    ip: 'IP 地址',
    way: '方式',
    anyWay: '全部方式',
    object: '对象',
    call: '接口',
    none: '没有记录',
    noneHint: '换个条件，或看全部。',
  },
  {
    title: 'Personal data read',
    hint: 'Who saw, searched or exported what is known of people, the latest first, for 200 days. What is repeated within an hour is counted.',
    hintOf: (object: string) => `Only ${object}`,
    times: (count: number) => `${count} times`,
    who: 'Who',
    whoHint: 'Name',
    ip: 'IP address',
    way: 'How',
    anyWay: 'Every way',
    object: 'Object',
    call: 'Call',
    none: 'Nothing recorded',
    noneHint: 'Try other filters, or see everything.',
  },
)
