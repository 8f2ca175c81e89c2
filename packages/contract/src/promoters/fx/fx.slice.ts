import type { Slice } from '../../slice.ts'

/** Words and codes of promoters. */
export const fxSlice = {
  audit: {
    kinds: {
      promoter: ['推广员', 'Promoter'],
      promoterRate: ['佣金比例', 'Commission rate'],
      withdrawal: ['佣金提现', 'Withdrawal'],
    },
    pages: {
      promoters: ['推广', 'Promoting'],
    },
    actions: {
      'promoter.approve': ['通过推广员申请', 'Approved a promoter'],
      'promoter.reject': ['拒绝推广员申请', 'Turned a promoter down'],
      'promoter.disable': ['停用推广员', 'Stopped a promoter'],
      'promoter.enable': ['恢复推广员', 'Let a promoter go on'],
      'promoter.rate': ['设置佣金比例', 'Set a commission rate'],
      'promoter.setting': ['设置推广规则', 'Set up promoting'],
      'promoter.material': ['编辑推广素材', 'Changed material for promoters'],
      'withdrawal.approve': ['通过佣金提现', 'Approved a withdrawal'],
      'withdrawal.reject': ['拒绝佣金提现', 'Turned a withdrawal down'],
      'withdrawal.pay': ['佣金提现打款', 'Paid a withdrawal'],
      'withdrawal.fail': ['佣金提现打款失败', 'Noted that a withdrawal failed'],
      'withdrawal.card': ['查看提现卡号', 'Looked at the card of a withdrawal'],
    },
  },
  jobs: {
    'fx.settle': ['结算推广佣金', 'Settle commissions'],
  },
  invariants: {
    'what a promoter has is the sum of the ledger, in each of its four columns':
      '推广员的各项余额等于流水之和',
    'a commission is its rate of what was paid, at most half of it, and less what was refunded; the ledger says the same':
      '佣金等于实付金额乘比例并扣除退款，不超过一半，与流水一致',
    'what is under way and what was paid out are the withdrawals of a promoter, one of them open at most':
      '提现中与已提现等于提现单之和，至多一笔进行中',
    'a large withdrawal was approved and paid by two persons, or by one whom the owner’s rule let':
      '大额提现由两人分别审核和打款，或按负责人的审批设置由一人办理',
    'nobody earns by what they bought themselves': '没有人从自己的订单获得佣金',
  },
} as const satisfies Slice
