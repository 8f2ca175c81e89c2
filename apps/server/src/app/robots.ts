import type { Clock } from '@mallard/kernel'
import {
  createDingtalkRobot,
  createFeishuRobot,
  createHook,
  createWecomRobot,
} from '@mallard/providers/robot'
import type { SandboxKeys } from '@mallard/sandbox'
import { publicReach, type Reach, safePost, webAddress } from '#platform/safe-fetch/index.ts'
import type { Services } from '#platform/services.ts'

const homes = {
  wecom: 'https://qyapi.weixin.qq.com',
  dingtalk: 'https://oapi.dingtalk.com',
  feishu: 'https://open.feishu.cn',
} as const

/** The public internet, and in a demo the sandbox beside it. */
function reachOf(sandbox: SandboxKeys['robots'] | undefined): Reach {
  if (!sandbox) return publicReach
  const { hostname, port } = new URL(sandbox.hook.baseUrl)
  return {
    allows: (address) => address === hostname || publicReach.allows(address),
    ports: [...publicReach.ports, Number(port)],
  }
}

/** Robots of the companies that have them, or the sandbox's, and systems at any public address. */
export function robotsOf(
  sandbox: SandboxKeys['robots'] | undefined,
  clock: Clock,
): Services['robots'] {
  const at = (kind: keyof typeof homes) => ({
    baseUrl: sandbox?.[kind].baseUrl ?? homes[kind],
    clock,
  })
  const reach = reachOf(sandbox)
  const isOfSandbox = (address: string) =>
    sandbox !== undefined && address.startsWith(`${sandbox.hook.baseUrl}/`)
  return {
    wecom: createWecomRobot(at('wecom')),
    dingtalk: createDingtalkRobot(at('dingtalk')),
    feishu: createFeishuRobot(at('feishu')),
    hook: createHook({
      clock,
      post: (address, headers, body) =>
        safePost(address, { headers, body, agent: 'mallard', reach }),
      isAddress: (address) =>
        webAddress(address, reach) !== undefined &&
        (address.startsWith('https://') || isOfSandbox(address)),
    }),
  }
}
