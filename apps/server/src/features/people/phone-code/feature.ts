import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'

/**
 * Proves that a phone is somebody's. Its tables are older than it: they were made by migrations of
 * identity, which also forgets the codes of a member, while it still knows their phone.
 */
export const phoneCodeFeature = defineFeature({
  name: 'phone-code',
  retention: {
    captcha: sweepExpired('captcha', 'expires_at', day),
    sms_code: sweepExpired('sms_code', 'expires_at', 7 * day),
    sms_hour: 'signIn.sweep',
  },
})
