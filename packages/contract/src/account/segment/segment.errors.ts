import { type Refusal, toast } from '../../refusal.ts'

/** What segments refuse to staff. */
export const segmentErrors = {
  segmentNameTaken: toast('已有同名分群', 'There is a segment of this name'),
  tooManySegments: toast(
    '分群已达 100 个，请先删除不用的',
    'There are 100 segments; take unused ones away first',
  ),
  segmentEmpty: toast('没有符合条件的会员', 'No member meets the conditions'),
} as const satisfies Record<string, Refusal>
