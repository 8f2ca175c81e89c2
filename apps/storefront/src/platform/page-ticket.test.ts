// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { freshTicket } from './page-ticket.ts'

it.each([
  ['cookie_token2=T', 'cookie_token2=T'],
  ['', 'cookie_token2=T'],
  ['cookie_token2=theirs; cookie_token2=S', 'cookie_token2=theirs; cookie_token2=T'],
  ['cookie_token2=S; cookie_token2=theirs', 'cookie_token2=T; cookie_token2=theirs'],
])('of “%s” and then “%s” the fresh ticket is T', async (before, after) => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(before)
  const ticket = await freshTicket(async () => void cookies.mockReturnValue(after))
  cookies.mockRestore()
  expect(ticket).toBe('T')
})

it('there is none where the answer brought none', async () => {
  expect(await freshTicket(async () => undefined)).toBe('')
})
