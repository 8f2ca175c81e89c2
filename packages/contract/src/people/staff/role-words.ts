import type { Role } from './rights.ts'

const names: Readonly<Record<Role, readonly [zh: string, en: string]>> = {
  owner: ['店主', 'Owner'],
  manager: ['店长', 'Manager'],
  warehouse: ['仓库', 'Warehouse'],
  service: ['客服', 'Service'],
}

/** A role in the operator's language; one that is unknown as it is. */
export function roleText(role: string, isEnglish: boolean): string {
  return names[role as Role]?.[isEnglish ? 1 : 0] ?? role
}
