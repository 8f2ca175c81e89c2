import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const diningInvariants: FeatureInvariants = {
  statements: `
-- I-21 a comment of a dish used its receipt
select c.id, c.receipt_id
from dining_comment c join dining_receipt r on r.id = c.receipt_id
where r.used_at is null;
`,
}
