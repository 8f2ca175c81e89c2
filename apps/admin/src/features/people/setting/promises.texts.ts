import { defineTexts } from '#platform/texts.ts'

export const promisesTexts = defineTexts(
  {
    title: (name: string) => `${name}的服务承诺`,
    hint: '显示在每个商品页的“服务”一栏，排在退货规则之后。写上的就要做到；没有承诺就一条不填。',
    promise: (place: number) => `承诺 ${place}`,
    add: '添加承诺',
    text: '说明',
    textEn: '英文说明',
    needed: '请填写名称',
    saved: '服务承诺已保存',
  },
  {
    title: (name) => `What ${name} promises`,
    hint: 'Shown on the page of all goods, after their rule of returns. What stands there is to be kept; none is well.',
    promise: (place) => `Promise ${place}`,
    add: 'Add a promise',
    text: 'What it means',
    textEn: 'The same in English',
    needed: 'Please give it a name',
    saved: 'The promises are saved',
  },
)
