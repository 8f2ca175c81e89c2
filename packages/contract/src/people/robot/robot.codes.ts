/** Ways out of the shop by which staff are told; the first four are robots and hooks by HTTP. */
export const robotKinds = ['wecom', 'dingtalk', 'feishu', 'hook', 'mail'] as const
export type RobotKind = (typeof robotKinds)[number]

/** Kinds whose messages are signed with a secret that staff paste. */
export const signedRobots: readonly RobotKind[] = ['dingtalk', 'feishu', 'hook']

export const maxRobots = 10
