import type { KyselyPlugin } from 'kysely'
import type { Services } from '#platform/services.ts'

/**
 * Services of a server that is killed as it begins its `last`th step, counted from 1: each
 * statement is one, and both the asking of WeChat and its answer. Nothing is written or asked
 * afterwards.
 */
export function mortal(
  services: Services,
  last: number,
): { services: Services; isDead: () => boolean } {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps >= last) throw new Error('the server was killed')
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      step()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { weixin } = services.signIn
  const asked =
    weixin &&
    new Proxy(weixin, {
      get(target, name) {
        const call: unknown = Reflect.get(target, name)
        if (typeof call !== 'function') return call
        return async (...given: unknown[]) => {
          step()
          const answer: unknown = await Reflect.apply(call, target, given)
          step()
          return answer
        }
      },
    })
  return {
    services: {
      ...services,
      db: services.db.withPlugin(plugin),
      signIn: { ...services.signIn, ...(asked && { weixin: asked }) },
    },
    isDead: () => steps >= last,
  }
}
