import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'

/** In whose place a return is asked for, as the address says; the server decides who may. */
export interface AskingRole {
  /** For calls: nothing for the buyer's own. */
  readonly asked: { readonly role?: number }
  /** For the addresses of the steps that follow. */
  readonly kept: { readonly role?: string }
}

/** What `?role=` says: 2 a promoter, 3 a shopping guide, 4 a supervisor; else the buyer. */
export function askingRole(text: string | undefined): AskingRole {
  const role = Number(text)
  return role === returnRole.distributor ||
    role === returnRole.guide ||
    role === returnRole.supervisor
    ? { asked: { role }, kept: { role: String(role) } }
    : { asked: {}, kept: {} }
}
