import { type Refusal, toast } from '../../refusal.ts'

/** What taking members over refuses. */
export const memberImportErrors = {
  importPoints: toast(
    '表中积分与成长值共 {points}，超过您今天还可独自调整的 {left}：请分次导入，或请店主调高积分的审批额度',
    'The table brings {points} points and growth, more than the {left} that you may still give alone today: import it in parts, or ask the owner to raise the limit of points',
  ),
} as const satisfies Record<string, Refusal>
