import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = () => ({
  admin: {
    'figuresAdmin.report': {
      own: async () => ({ name: 'sales', from: '2026-01-14', until: '2026-01-15' }),
      plain: ['name', 'from', 'until'],
    },
    'figuresAdmin.exportReport': {
      own: async () => ({ name: 'sales', from: '2026-01-14', until: '2026-01-15', format: 'csv' }),
      plain: ['name', 'from', 'until', 'format'],
    },
    'figuresAdmin.toDos': { own: async () => ({}), plain: [] },
    'figuresAdmin.summary': { own: async () => ({}), plain: [] },
  },
})
