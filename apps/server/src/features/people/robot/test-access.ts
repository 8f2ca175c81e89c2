import { randomUUID } from 'node:crypto'
import { robotAdminCalls } from '@mallard/contract/people/robot/robot-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { robotInput } from './test-robots.ts'

export const access: AccessOf = async ({ owner, theirs }) => {
  /** A new one in the place of those before it: a store has few. */
  const robotOf = async (who: Caller): Promise<number> => {
    for (const { id } of await who.data(robotAdminCalls.list, {}))
      await who.data(robotAdminCalls.remove, { id })
    const { id } = await who.data(robotAdminCalls.save, {
      ...robotInput(),
      requestId: randomUUID(),
    })
    return id
  }
  const their = { id: await robotOf(theirs.owner) }
  return {
    admin: {
      'robotAdmin.list': { own: async () => ({}) },
      'robotAdmin.save': {
        own: async () => ({
          ...robotInput({ id: await robotOf(owner), version: 1, name: '改过的' }),
          requestId: randomUUID(),
        }),
        theirs: their,
        missing: { id: gone.id },
        plain: ['name', 'address', 'secret', 'alertKinds', 'version', 'requestId'],
      },
      'robotAdmin.remove': {
        own: async () => ({ id: await robotOf(owner) }),
        theirs: their,
        missing: { id: gone.id },
      },
      'robotAdmin.test': {
        own: async () => ({ id: await robotOf(owner) }),
        theirs: their,
        missing: { id: gone.id },
      },
    },
  }
}
