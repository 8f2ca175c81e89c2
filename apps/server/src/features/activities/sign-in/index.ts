export { ruleOf as signInRuleOf, signInOfToday } from './sign-in.service.ts'
