import type { Slice } from '../../slice.ts'

/** Words and codes of staff and their log. */
export const staffSlice = {
  audit: {
    kinds: {
      staff: ['员工', 'Staff'],
      approval: ['审批设置', 'Approval rule'],
      role: ['角色', 'Role'],
    },
    pages: {
      audit: ['操作日志', 'The log'],
      factorRule: ['两步验证要求', 'Two-step rule'],
    },
    actions: {
      'staff.save': ['保存员工', 'Saved staff'],
      'staff.password': ['修改自己的密码', 'Changed own password'],
      'staff.signOut': ['退出其他设备', 'Signed out elsewhere'],
      'staff.factor': ['设置两步验证', 'Set up the second factor'],
      'staff.factorOff': ['关闭两步验证', 'Turned the second factor off'],
      'staff.factorCodes': ['更换恢复码', 'Replaced recovery codes'],
      'staff.factorRule': ['修改两步验证要求', 'Changed who needs a second factor'],
      'staff.factorReset': ['重置员工的两步验证', 'Reset a second factor'],
      'staff.phone': ['验证自己的手机', 'Proved own phone'],
      'role.save': ['保存角色', 'Saved a role'],
      'role.remove': ['删除角色', 'Removed a role'],
      'approval.save': ['修改审批设置', 'Changed an approval rule'],
      'audit.export': ['导出操作日志', 'Exported the log'],
    },
  },
  toDos: {
    'approval.waiting': ['待你审批的申请', 'Requests that wait for your decision'],
  },
} as const satisfies Slice
