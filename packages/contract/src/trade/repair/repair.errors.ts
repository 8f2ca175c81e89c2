import { type Refusal, toast } from '../../refusal.ts'

/** What confirming money by hand refuses. */
export const repairErrors = {
  proofTime: toast(
    '凭证上的时间应在发起之后、现在之前',
    'The time on the proof lies after this was begun, and before now',
  ),
} as const satisfies Record<string, Refusal>
