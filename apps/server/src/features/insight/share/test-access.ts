import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = () => ({
  open: {
    'share.record': { id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff', channel: 'copy', path: '/a/1-1' },
    'share.posters': {},
    'share.card': {},
    'share.wxParam': { url: 'http://shop.test/' },
  },
  admin: {
    'shareAdmin.shares': {
      own: async () => ({ from: '2026-01-14', until: '2026-01-15' }),
      plain: ['from', 'until'],
    },
  },
})
