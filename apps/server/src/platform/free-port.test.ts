import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { requireFreePort } from './free-port.ts'

it('says in words which port is taken, and takes none itself', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(requireFreePort('SANDBOX_PORT', port, '127.0.0.1')).rejects.toThrow(
    `set SANDBOX_PORT to a free port`,
  )
  await new Promise((resolve) => other.close(resolve))
  for (const _ of [1, 2]) await requireFreePort('SANDBOX_PORT', port, '127.0.0.1')
})
