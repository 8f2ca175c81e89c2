import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'levelAdmin.remove': 'terms',
    'levelAdmin.save': 'terms',
    'pointsAdmin.adjust': 'points',
    'pointsAdmin.decide': 'points',
    'pointsRules.save': 'terms',
  },
  open: {
    'growth_ledger.biz_type points_ledger.biz_type': 'each feature that books names its cause',
  },
}
