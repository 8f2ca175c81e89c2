import { defineTexts } from '#platform/texts.ts'

export const promisesTexts = defineTexts(
  {
    title: (name: string) => `${name}的服务承诺`,
    hint: '显示在每个商品页的“服务”一栏，排在退货规则之后。写上的就要做到；没有承诺就一条不填。',
    promise: (place: number) => `承诺 ${place}`,
    add: '添加承诺',
    name: '名称',
    nameEn: '英文名称',
    text: '说明',
    textEn: '英文说明',
    needed: '请填写名称',
    save: '保存',
    saved: '服务承诺已保存',
  },
  {
    title: (name) => `What ${name} promises`,
    hint: 'Shown on the page of all goods, after their rule of returns. What stands there is to be kept; none is well.',
    promise: (place) => `Promise ${place}`,
    add: 'Add a promise',
    name: 'Name',
    nameEn: 'English name',
    text: 'What it means',
    textEn: 'The same in English',
    needed: 'Please give it a name',
    save: 'Save',
    saved: 'The promises are saved',
  },
)
