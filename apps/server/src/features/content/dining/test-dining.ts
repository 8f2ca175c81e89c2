import { diningAdminCalls } from '@mallard/contract/content/dining/dining-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'

export const issueInput = (more: object = {}) => ({
  requestId: randomUUID(),
  table: 'A01',
  dish: '葱油拌面',
  dishEn: 'Scallion noodles',
  ...more,
})

export const commentInput = (token: string, more: object = {}) => ({
  token,
  requestId: randomUUID(),
  star: 5,
  content: '面很筋道',
  ...more,
})

/** The token in the code of a receipt that was just issued. */
export async function issued(owner: Caller, more: object = {}): Promise<string> {
  const { link } = await owner.data(diningAdminCalls.issue, issueInput(more))
  return new URL(link).searchParams.get('token') ?? ''
}
