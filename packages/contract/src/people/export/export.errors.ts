import { type Refusal, toast } from '../../refusal.ts'

/** What asking for a file of rows, and taking it home, refuse. */
export const exportErrors = {
  exportsOpen: toast(
    '同时最多导出 {limit} 个文件，请等前面的完成或取消',
    'Up to {limit} exports at a time: wait for one of them or cancel it',
  ),
  exportOver: toast('文件还没有生成，或已经过期删除', 'This file is not there yet, or was deleted'),
} as const satisfies Record<string, Refusal>
