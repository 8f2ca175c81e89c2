import { plainCode } from '@mallard/kernel'
import { z } from 'zod'
import { typedAs } from '../../fields.ts'

/** What staff sign in with; nobody else in the installation has the same. */
export const StaffLogin = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, '登录名为3-32位小写字母、数字')

export const StaffPassword = z.string().min(10, '密码至少10位').max(128)

/** A password that is proven, whatever it was once allowed to be. */
export const StaffSecret = z.string().min(1).max(128)

/** Six digits of an authenticator, or a recovery code, as people copy them: in groups. */
export const FactorCode = typedAs((text) => plainCode(text).replaceAll('-', '').toLowerCase()).pipe(
  z.string().regex(/^(\d{6}|[a-z0-9]{10})$/, '请输入6位验证码，或10位恢复码'),
)

/** A role that is built in, or one of the shop's own. */
export const RoleKey = z
  .string()
  .regex(/^(owner|manager|warehouse|service|own-[1-9]\d{0,8})$/, '没有这个角色')
