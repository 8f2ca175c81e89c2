import { defineTexts } from './texts.ts'

export const floorTexts = defineTexts(
  {
    title: '门店身份',
    hint: '导购和主管可以在商城里为到店顾客提交售后申请，款项只退给付款人。',
    none: '没有门店身份',
    guide: '导购',
    guideHint: '可为本店任何订单申请售后，期限与顾客相同',
    supervisor: '主管',
    supervisorHint: '收货后 30 天内都可申请，须写明原因',
    change: '修改身份',
    changeTitle: (name: string) => `修改“${name}”的门店身份`,
    people: '门店导购与主管',
    peopleHint: '在会员页面里授予或收回。',
    since: (at: string) => `${at} 起`,
  },
  {
    title: 'Role on the floor',
    hint: 'Guides and supervisors ask for returns for customers in the store; money goes back to the payer alone.',
    none: 'No role on the floor',
    guide: 'Shopping guide',
    guideHint: 'Asks for any order of this store, for as long as the buyer may',
    supervisor: 'Supervisor',
    supervisorHint: 'Asks up to 30 days after receipt, and has to say why',
    change: 'Change role',
    changeTitle: (name: string) => `Role of “${name}” on the floor`,
    people: 'Guides and supervisors',
    peopleHint: 'Given and taken back on a member’s page.',
    since: (at: string) => `Since ${at}`,
  },
)
