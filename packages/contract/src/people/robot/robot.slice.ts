import type { Slice } from '../../slice.ts'

/** Words and codes of robots that tell staff. */
export const robotSlice = {
  audit: {
    kinds: {
      robot: ['通知机器人', 'Robot'],
    },
    actions: {
      'robot.save': ['保存通知机器人', 'Saved a robot'],
      'robot.remove': ['删除通知机器人', 'Removed a robot'],
      'robot.test': ['测试通知机器人', 'Tested a robot'],
    },
  },
  jobs: {
    'robot.digest': ['发送每日简报', 'Send the daily digest'],
    'robot.send': ['通知机器人发消息', 'Send what waits for a robot'],
  },
} as const satisfies Slice
