export { captcha, isCaptchaRight } from './captcha.service.ts'
export { codeBudget, codeFigures } from './code-budget.service.ts'
export { forgetHours } from './code.repo.ts'
export {
  sendStaffCode,
  tryStaffCode,
  spendStaffCode,
  type StaffScene,
} from './staff-code.service.ts'
export { checkCode, sendCode, type SendCode, type SendRefusal, type Sent } from './code.service.ts'
