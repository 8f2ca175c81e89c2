import type { Sections } from '#platform/section.ts'

export const staffSections = {
  approvals: {
    group: 'money',
    position: 20,
    name: ['审批', 'Approvals'],
    icon: 'M4 3.500h9l3 3V17H4V3.500ZM7 10.500l2 2 4-4.500',
    right: 'pay.confirm',
    list: () => import('./approval-list.screen.tsx'),
    toDos: { 'approval.waiting': '' },
  },
  staff: {
    group: 'settings',
    position: 40,
    name: ['员工', 'Staff'],
    icon: 'M10 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.500c.4-3 2.800-4.500 6-4.500s5.600 1.500 6 4.500',
    right: 'staff.write',
    list: () => import('./staff-list.screen.tsx'),
  },
  'approval-rules': {
    group: 'settings',
    position: 50,
    name: ['审批设置', 'Approval rules'],
    icon: 'M10 3l6 2.500v4c0 3.600-2.500 6-6 7.500-3.500-1.500-6-3.900-6-7.500v-4L10 3ZM7.500 10l2 2 3.500-4',
    right: 'order.read',
    list: () => import('./approval-rules.screen.tsx'),
    audit: { approval: '' },
  },
  audit: {
    group: 'settings',
    position: 60,
    name: ['操作日志', 'Audit log'],
    icon: 'M10 6v4l2.500 1.500M3.500 10a6.500 6.500 0 1 0 2-4.700M3.500 3.500v3h3',
    right: 'audit.read',
    list: () => import('./audit.screen.tsx'),
  },
  'people-reads': {
    group: 'settings',
    position: 70,
    name: ['查阅记录', 'Data read'],
    icon: 'M2.500 10c2-3.500 4.500-5 7.500-5s5.500 1.500 7.500 5c-2 3.500-4.500 5-7.500 5s-5.500-1.500-7.500-5ZM10 12.300a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600Z',
    right: 'audit.read',
    list: () => import('./people-reads.screen.tsx'),
  },
} satisfies Sections
