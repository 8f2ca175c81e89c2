import type { AccessOf } from '#app/testing/test-access.ts'
import { sendPicture } from '#app/testing/test-pictures.ts'

export const access: AccessOf = ({ shop }) => ({
  open: {
    'upload.policy': {},
  },
  owned: {
    'upload.done': {
      own: async (who) => ({ key: await sendPicture(shop, who) }),
      missing: { key: '0'.repeat(26) },
      inEveryStore: true,
    },
  },
})
