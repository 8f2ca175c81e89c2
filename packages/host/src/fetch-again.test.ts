import { expect, it, vi } from 'vitest'
import { actsOf } from './acts.ts'
import type { Acts } from './environment.ts'
import { detectHost, type HostPage } from './index.ts'

vi.mock('./acts.ts', () => ({ actsOf: vi.fn() }))

it('fetches its acts again after they did not come, and then never more', async () => {
  vi.mocked(actsOf)
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue({ back: async () => true } as unknown as Acts)
  const host = detectHost({
    navigator: { userAgent: '' },
    location: { search: '' },
  } as unknown as HostPage)
  await expect(host.back()).rejects.toThrow('no line')
  expect(await host.back()).toBe(true)
  expect(await host.back()).toBe(true)
  expect(actsOf).toHaveBeenCalledTimes(2)
})
