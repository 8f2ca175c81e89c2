import { z } from 'zod'

/** What staff sign in with; nobody else in the installation has the same. */
export const StaffLogin = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, '登录名为3-32位小写字母、数字')

export const StaffPassword = z.string().min(10, '密码至少10位').max(128)
