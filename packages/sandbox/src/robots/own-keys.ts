import { randomBytes } from 'node:crypto'

/** The key in the address of each robot, and what its messages are signed with. */
export interface OwnRobotKeys {
  readonly wecom: string
  readonly dingtalk: string
  readonly dingtalkSecret: string
  readonly feishu: string
  readonly feishuSecret: string
  readonly hook: string
  readonly hookSecret: string
}

const key = () => randomBytes(16).toString('hex')

export async function makeRobotKeys(): Promise<OwnRobotKeys> {
  return {
    wecom: key(),
    dingtalk: key(),
    dingtalkSecret: `SEC${key()}`,
    feishu: key(),
    feishuSecret: key(),
    hook: key(),
    hookSecret: key(),
  }
}

interface RobotPlace {
  /** Where robots of this kind are. */
  readonly baseUrl: string
  /** Of the one that the sandbox has. */
  readonly address: string
  readonly secret: string
}

export interface RobotPlaces {
  readonly wecom: RobotPlace
  readonly dingtalk: RobotPlace
  readonly feishu: RobotPlace
  readonly hook: RobotPlace
}

export function robotPlaces(own: OwnRobotKeys, url: string): RobotPlaces {
  const at = (kind: string) => `${url}/robots/${kind}`
  const place = (kind: keyof RobotPlaces, path: string, secret = ''): RobotPlace => ({
    baseUrl: at(kind),
    address: at(kind) + path + own[kind],
    secret,
  })
  return {
    wecom: place('wecom', '/cgi-bin/webhook/send?key='),
    dingtalk: place('dingtalk', '/robot/send?access_token=', own.dingtalkSecret),
    feishu: place('feishu', '/open-apis/bot/v2/hook/', own.feishuSecret),
    hook: place('hook', '/', own.hookSecret),
  }
}
