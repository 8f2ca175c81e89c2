import type { Slice } from '../../slice.ts'

/** What promoters tell the shop. */
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
} as const satisfies Slice
