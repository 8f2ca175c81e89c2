import { type Refusal, toast } from '../../refusal.ts'

/** What the back office is refused about members. */
export const memberErrors = {
  tagNameTaken: toast('已有同名标签', 'There is a tag of this name'),
  tagGone: toast('标签已被删除，请重新选择', 'A tag is gone; choose anew'),
  tooManyTags: toast(
    '标签已达 200 个，请先删除不用的',
    'There are 200 tags; take unused ones away first',
  ),
} as const satisfies Record<string, Refusal>
