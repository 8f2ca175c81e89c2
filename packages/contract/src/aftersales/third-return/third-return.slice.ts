import type { Slice } from '../../slice.ts'

/** Words and codes of third-party returns. */
export const thirdReturnSlice = {
  audit: {
    kinds: {
      thirdReturn: ['其他平台售后单', 'Other platform’s return'],
    },
    actions: {
      'thirdReturn.agree': ['同意其他平台售后', 'Agreed to another platform’s return'],
      'thirdReturn.refuse': ['拒绝其他平台售后', 'Refused another platform’s return'],
      'thirdReturn.receive': ['验收其他平台退货', 'Took another platform’s goods back'],
      'thirdReturn.refuseReceipt': [
        '拒收其他平台退货',
        'Did not take another platform’s goods back',
      ],
      'thirdReturn.transferred': ['登记其他平台退款', 'Noted another platform’s refund'],
      'thirdReturn.replaced': [
        '其他平台换新或补寄发货',
        'Sent goods for another platform’s return',
      ],
      'thirdReturn.tellAgain': ['重新同步 OMS', 'Told the OMS again'],
    },
  },
  jobs: {
    'thirdReturn.deadline': ['其他平台售后到期', 'End the time of a return sold elsewhere'],
    'thirdReturn.tell': ['把其他平台售后的进度告知 OMS', 'Tell the OMS of a return sold elsewhere'],
    'thirdReturn.sweep': ['清理其他平台订单的查询记录', 'Forget orders sold elsewhere'],
  },
  invariants: {
    'what is written of a third-party return belongs to its partner':
      '第三方退货的各项记录归属同一商家',
    'of a line that another platform sold no more is given back than was sold; what was sent once more stays':
      '第三方订单每行退货数量不超过购买数量，补发的不计入',
    'a third-party return is in the state that its log ends with, and each change begins where the one before ended':
      '第三方售后状态与日志一致，前后相接',
  },
} as const satisfies Slice
