import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'

/**
 * Proves that a phone is somebody's. Identity forgets the codes of a member, while it still knows
 * their phone.
 */
export const phoneCodeFeature = defineFeature({
  name: 'phone-code',
  owns: ['captcha', 'sms_code', 'sms_hour'],
  retention: {
    captcha: sweepExpired('captcha', 'expires_at', day),
    sms_code: sweepExpired('sms_code', 'expires_at', 7 * day),
    sms_hour: 'signIn.sweep',
  },
})
