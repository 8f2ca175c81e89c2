import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller, type Caller } from '@mallard/testing/caller'
import type { Login } from '../demo/logins.ts'
import { loginsFile } from './test-server.ts'

/** The back office of the owner of a shop whose server is a process of its own. */
export async function ownerAt(url: string, dataDir: string): Promise<Caller> {
  const logins = JSON.parse(readFileSync(join(dataDir, loginsFile), 'utf8')) as Login[]
  const { login, password } = logins.find((each) => each.login === 'owner')!
  const office = caller(
    url,
    { partnerId: 1, storeId: 1 },
    { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' },
  )
  await office.data(staffCalls.login, { login, password })
  return office
}
