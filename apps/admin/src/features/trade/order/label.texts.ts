import { defineTexts } from '#platform/texts.ts'

export const labelTexts = defineTexts(
  {
    account: '电子面单账号',
    take: '取号',
    takeAll: '为没填的取号',
    taken: (number: string) => `已取运单号 ${number}，发货后可打印面单`,
    unused: (number: string) => `有一张没用的面单：${number}`,
    old: (number: string) => `面单 ${number} 上是原来的收货信息，请取消后重新取号`,
    use: '用它发货',
    giveBack: '取消面单',
    giveBackTitle: '取消这张面单？',
    giveBackText: '运单号退回快递公司，不能再用；已经打印的面单请销毁。',
    givenBack: '面单已取消',
    takenAll: (count: number) => `已取 ${count} 个运单号`,
    labels: '面单',
    label: (number: string) => `面单 ${number}`,
    noPicture: (number: string) => `面单 ${number} 的图片暂时取不到，请稍后再试`,
  },
  {
    account: 'Label account',
    take: 'Take a number',
    takeAll: 'Take numbers for the empty ones',
    taken: (number) => `Number ${number} is taken; print its label once it is shipped`,
    unused: (number) => `A label was not used yet: ${number}`,
    old: (number) => `Label ${number} has the address of before: give it back and take another`,
    use: 'Ship with it',
    giveBack: 'Give it back',
    giveBackTitle: 'Give this label back?',
    giveBackText:
      'Its number returns to the carrier and cannot be used any more; destroy what was printed.',
    givenBack: 'The label is given back',
    takenAll: (count) => `${count} numbers are taken`,
    labels: 'Labels',
    label: (number) => `Label ${number}`,
    noPicture: (number) => `The picture of label ${number} cannot be had now; try again soon`,
  },
)
